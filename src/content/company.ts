/** Who we are. `COMPANY_NAME` and `SUPPORT_EMAIL` in the environment override these. */
export const company = {
  name: "Smart Sites",
  supportEmail: "hello@smartsites.example",
  tagline:
    "For busy people with an idea to test and no time for DIY. Fast, affordable, and a clear next step.",
} as const;
