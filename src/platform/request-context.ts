import { AsyncLocalStorage } from "node:async_hooks";

/** What is known about the request that is being answered. */
export type KnownRequest = {
  requestId: string;
  /** Pattern of the page or endpoint that answers, such as /files/[key]; unset where none does. */
  route?: string;
};

/** The request on whose behalf something runs; nothing for jobs and upkeep. */
export const requestContext = new AsyncLocalStorage<KnownRequest>();
