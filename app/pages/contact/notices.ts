/** The texts of the specification's error catalogue. Each is shown as a toast and stays in the form. */
export const notices = {
  unverified: {
    title: "Security verification failed",
    description: "Please complete the security verification",
    variant: "destructive",
  },
  failed: {
    title: "Error sending message",
    description: "Please try again later",
    variant: "destructive",
  },
  sent: {
    title: "Message sent!",
    description: "We'll get back to you as soon as possible",
    variant: "default",
  },
} as const;

/** What can stand in the way of sending. */
export type Notice = "unverified" | "failed";
