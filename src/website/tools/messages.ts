/** The spec's words for each result (section 8), shown as a toast or a notice. */
export const ideaMessages = {
  generated: {
    title: "MVP Idea Generated!",
    text: "Here’s a local business idea tailored to your area.",
  },
  failed: { title: "Error", text: "Failed to generate idea. Please try again." },
} as const;
