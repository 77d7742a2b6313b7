export const businessTypes = ["any", "product", "service"] as const;

/** Endings a visitor may ask for; "flexible" is the choice "I’m flexible". */
export const domainStyles = [".com", ".ai", ".app", ".co", ".online", "flexible"] as const;

/** What that choice is called in the specification, and by those who call the function. */
export const flexibleAsSpoken = ["I'm flexible", "I’m flexible"];

export type DomainStyle = (typeof domainStyles)[number];

/** Ranges in AUD for testing an idea. */
export const budgets = ["0-500", "500-2000", "2000+"] as const;

export type Budget = (typeof budgets)[number];

export const teamPreferences = ["solo", "team", "either"] as const;

/** The longest values, in UTF-16 units as `maxlength` counts. */
export const longest = { niche: 200, location: 100, skills: 200 } as const;
