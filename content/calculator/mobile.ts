import type { Calculator } from "./schema.ts";

export const mobile = {
  id: "mobile",
  title: "Mobile Apps",
  baseWeeks: 6,
  weeksDivisor: 8000,
  groups: [
    {
      id: "platform",
      title: "Platform",
      options: [
        {
          id: "ios",
          label: "Native iOS App",
          price: 15000,
          info: "Swift, for iPhone; iPad layout on request.",
        },
        {
          id: "android",
          label: "Native Android App",
          price: 15000,
          info: "Kotlin, tested on low, mid and high-end phones.",
        },
        {
          id: "cross-platform",
          label: "Cross-platform App",
          price: 22000,
          info: "One code base for iOS and Android with native builds of both.",
        },
        {
          id: "pwa",
          label: "Progressive Web App",
          price: 12000,
          info: "Installable from the browser, works offline, no store review.",
        },
      ],
    },
    {
      id: "design",
      title: "Design",
      options: [
        {
          id: "app-ui",
          label: "Custom App UI/UX Design",
          price: 4500,
          info: "Flows and screens for every state, including empty and error.",
        },
        {
          id: "prototype",
          label: "Clickable Prototype",
          price: 3000,
          info: "Try it on your own phone and test with users before we build.",
        },
        {
          id: "icon-set",
          label: "App Icon & Illustration Set",
          price: 1800,
          info: "Store icon, in-app icons and onboarding art.",
        },
        {
          id: "micro-motion",
          label: "Gestures & Micro-interactions",
          price: 2500,
          info: "Feedback that makes the app feel direct; respects reduced motion.",
        },
      ],
    },
    {
      id: "core-features",
      title: "Core features",
      options: [
        {
          id: "sign-in",
          label: "Sign-in & Social Login",
          price: 2500,
          info: "E-mail, Apple and Google sign-in with secure session handling.",
        },
        {
          id: "push",
          label: "Push Notifications",
          price: 2000,
          info: "Targeted messages with opt-in, topics and quiet hours.",
        },
        {
          id: "location",
          label: "Maps & Location",
          price: 2200,
          info: "Search nearby, live position and directions.",
        },
        {
          id: "offline",
          label: "Offline Mode & Sync",
          price: 3000,
          info: "Works without signal and resolves conflicts when back online.",
        },
        {
          id: "in-app-payments",
          label: "In-app Payments",
          price: 3500,
          info: "Store purchases or card checkout, with receipts and restore.",
        },
        {
          id: "media",
          label: "Camera & Media Upload",
          price: 2800,
          info: "Capture, crop, compress and upload photos and video.",
        },
        {
          id: "chat",
          label: "In-app Chat",
          price: 3200,
          info: "One-to-one and group messages with read state and attachments.",
        },
      ],
    },
    {
      id: "backend",
      title: "Backend",
      options: [
        {
          id: "api-server",
          label: "Custom API & Server",
          price: 4500,
          info: "Documented REST API with authentication and rate limits.",
        },
        {
          id: "admin",
          label: "Admin Dashboard",
          price: 2500,
          info: "Manage users, content and reports in the browser.",
        },
        {
          id: "cloud-setup",
          label: "Cloud & Database Setup",
          price: 1800,
          info: "Staging and production in your cloud account, backed up.",
        },
        {
          id: "integrations",
          label: "Third-party Integrations",
          price: 3000,
          info: "Up to two systems such as payments, CRM or messaging.",
        },
      ],
    },
    {
      id: "extras",
      title: "Extras",
      options: [
        {
          id: "store-launch",
          label: "Store Submission",
          price: 1000,
          info: "Listings, screenshots and review handling for one store account each.",
        },
        {
          id: "device-qa",
          label: "Extended Device Testing",
          price: 3000,
          info: "Manual and automated runs on twenty real devices.",
        },
        {
          id: "app-analytics",
          label: "Analytics & Crash Reports",
          price: 1500,
          info: "Know what people use and what breaks, within a day.",
        },
        {
          id: "app-care",
          label: "12-month Care Plan",
          price: 5000,
          info: "OS updates, fixes and eight hours of changes each month.",
        },
      ],
    },
  ],
} satisfies Calculator;
