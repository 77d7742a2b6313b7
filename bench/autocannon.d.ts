// What we use of autocannon, which brings no types.
declare module "autocannon" {
  type Request = { method: string; path: string; headers: Record<string, string>; body: string };
  type Result = { "2xx": number; non2xx: number; errors: number; duration: number };
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: { setupRequest(request: Request): Request }[];
  }): Promise<Result>;
}
