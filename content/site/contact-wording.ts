/** The fixed sentences of the contact form, to the letter. */
export const CONTACT_WORDING = {
  sending: "Sending...",
  messageFailed: { title: "Error sending message", description: "Please try again later." },
  responseTime: "24-48 hours",
} as const;
