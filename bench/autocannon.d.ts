// What we use of autocannon, which brings no types.
declare module "autocannon" {
  type Request = { method: string; path: string; headers: Record<string, string>; body: string };
  /** Milliseconds. */
  type Latency = { p50: number; p99: number };
  type Result = {
    "2xx": number;
    non2xx: number;
    errors: number;
    duration: number;
    latency: Latency;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Threads of their own, which functions cannot be handed to. */
    workers?: number;
    requests?: { setupRequest(request: Request): Request }[];
  }): Promise<Result>;
}
