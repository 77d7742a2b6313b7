/** A request in autocannon's words. */
export type BenchRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

/** 10.0.0.0, 10.0.0.1 and on, so that all limits by address count and none refuses. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

export function person(number: number) {
  return {
    name: "Mia Nguyen",
    email: `mia.${number}@example.com.au`,
    phone: "0412 345 678",
    preferred_plan: "monthly",
  };
}

const boundary = "----WebKitFormBoundaryq3Xo0bYdP7sTn1Lm";

/** The waitlist form as the page's own script posts it, each person from their own address. */
export function joinRequest(origin: string, number: number): BenchRequest {
  const fields = Object.entries({ ...person(number), leave_blank: "" }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: "POST",
    path: "/start",
    headers: {
      accept: "application/json",
      origin,
      "x-forwarded-for": addressOf(number),
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: `${fields.join("")}--${boundary}--\r\n`,
  };
}

/** A call of a function, as supabase-js makes it. */
export function functionRequest(name: string, body: object, number: number): BenchRequest {
  return {
    method: "POST",
    path: `/functions/v1/${name}`,
    headers: { "content-type": "application/json", "x-forwarded-for": addressOf(number) },
    body: JSON.stringify(body),
  };
}
