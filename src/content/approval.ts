/** What a customer agrees to when they approve their website, as the button’s label says it. */
export const approvalTerms =
  "I approve this website as it is shown here, to be published. What it says about my business is true, and I may use its words, photos and logo. Our terms of service apply.";

/** What happens once it is approved, in this order. */
export const afterApproval = [
  "We keep exactly what you approved. Not a letter of it changes by itself.",
  "We’ve been told, and publishing it is our next step. We’ll email you when it’s online.",
  "Want something changed after all? Write it here. You’ll see the new version and approve it before it’s published.",
] as const;
