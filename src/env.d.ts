declare namespace App {
  interface Locals {
    services: import("./services.ts").Services;
    company: { name: string; supportEmail: string };
    /** The address that a visitor's attempts are counted by. */
    visitor: string;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    "client:interaction"?: boolean | { orStored: string };
  }
}
