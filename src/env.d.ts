declare namespace App {
  interface Locals {
    services: import("./services.ts").Services;
    clientAddress: string;
    requestId: string;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    "client:interaction"?: boolean;
  }
}
