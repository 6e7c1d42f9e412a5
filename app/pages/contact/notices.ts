/** Texts as specified. Each is shown as a toast, and errors stay in the form too. */
export const notices = {
  unverified: {
    title: "Security verification failed",
    description: "Please complete the security verification",
    variant: "default",
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

/** Why a message was not sent. */
export type Notice = "unverified" | "failed";
