import { AsyncLocalStorage } from "node:async_hooks";

/** What is known about the request that is being answered. */
export type KnownRequest = {
  requestId: string;
  /** Pattern of the page or endpoint that answers, such as /files/[key]; unset if there is none. */
  route?: string;
};

/** The current request; undefined for jobs and upkeep. */
export const requestContext = new AsyncLocalStorage<KnownRequest>();
