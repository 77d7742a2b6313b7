declare namespace App {
  interface Locals {
    services: import("./services/services.ts").Services;
    /** `url` is the origin of the site. */
    company: { name: string; supportEmail: string; url: string };
    /** The address that a visitor's attempts are counted by. */
    visitor: string;
    /** Of a request to the operators' area. */
    visit: import("./core/operators/signing-in/visit.ts").Visit;
    /** Who is signed in; on pages that a stranger may see, perhaps nobody. */
    operator: import("./core/operators/schema.ts").Operator | undefined;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    "client:interaction"?: boolean | { orStored: string };
  }
}
