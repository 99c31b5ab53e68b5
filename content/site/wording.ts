/** On the button beside what could not be fetched. */
export const TRY_AGAIN = "Try again";

/**
 * The product's fixed sentences around every page, to the letter; those of the names tool and of the contact form stand in
 * tool-wording.ts and contact-wording.ts. Everything else the pages say stands where it is said.
 */
export const WORDING = {
  nameSaved: { title: "Name saved!", description: "Added to your favorites." },
  nameRemoved: { title: "Name removed", description: "Removed from your favorites." },
  saveFailed: { title: "Error", description: "Failed to save name." },
  removeFailed: { title: "Error", description: "Failed to remove name." },
  linkCopied: "Link copied to clipboard!",
  notFoundTitle: "404 Page Not Found",
  notFoundText: "The page you're looking for doesn't exist.",
  saveName: "Save Name",
  saved: "Saved!",
  invalidEmail: { title: "Invalid email", description: "Please enter a valid email address." },
  subscribing: "Subscribing...",
  subscribed: {
    title: "You're all set!",
    description: "Last step: tap the link in the email we have just sent.",
  },
  subscribeFailed: {
    title: "Subscription failed",
    withoutMessage: "Failed to subscribe",
    withoutAnswer: "Please try again later.",
  },
  messageSent: {
    title: "Message sent successfully!",
    description: "We'll get back to you within 24 hours.",
  },
} as const;
