import { expect, test } from "vitest";
import { CONTACT_WORDING } from "./contact-wording.ts";
import { TOOL_WORDING } from "./tool-wording.ts";
import { WORDING } from "./wording.ts";

test("the fixed sentences are the specification's, to the letter", () => {
  expect({ ...WORDING, ...TOOL_WORDING, ...CONTACT_WORDING }).toEqual({
    nameSaved: { title: "Name saved!", description: "Added to your favorites." },
    nameRemoved: { title: "Name removed", description: "Removed from your favorites." },
    saveFailed: { title: "Error", description: "Failed to save name." },
    removeFailed: { title: "Error", description: "Failed to remove name." },
    generateFailed: "Failed to generate names",
    searchFailed: "Failed to search names",
    savedNamesFailed: "Failed to fetch saved names",
    sidebarEmpty: 'Click "Generate Names" to get started!',
    noNames: "No names found. Try adjusting your search or filters.",
    linkCopied: "Link copied to clipboard!",
    notFoundTitle: "404 Page Not Found",
    notFoundText: "The page you're looking for doesn't exist.",
    saveName: "Save Name",
    saved: "Saved!",
    generateNames: "Generate Names",
    refresh: "Refresh",
    genderFilters: { all: "All Names", boy: "Boy Names", girl: "Girl Names", unisex: "Unisex Names" },
    savedNames: "Saved Names",
    statistics: { origin: "English", totalNames: 50 },
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
    sending: "Sending...",
    messageSent: {
      title: "Message sent successfully!",
      description: "We'll get back to you within 24 hours.",
    },
    messageFailed: { title: "Error sending message", description: "Please try again later." },
    responseTime: "24-48 hours",
  });
});
