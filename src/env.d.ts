declare namespace App {
  interface Locals {
    services: import("./services.ts").Services;
    company: { name: string; supportEmail: string };
    /** The address that a visitor's attempts are counted by. */
    visitor: string;
    /** Of a request to the operators' area. */
    visit: import("./features/operators/visit.ts").Visit;
    /** Who is signed in; on pages that a stranger may see, perhaps nobody. */
    operator: import("./features/operators/schema.ts").Operator | undefined;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    "client:interaction"?: boolean | { orStored: string };
  }
}
