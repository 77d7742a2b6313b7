import { networkOf } from "./client-address.ts";

/** At most one request per address waits for each account. */
type Waiter = { account: string; address: string };

export type WaitingRoom = {
  /**
   * Holds a request back for so many seconds. A place costs a timer and the memory of the request.
   *
   * Where no place is left, somebody of the network that has most of them makes room, so that one
   * network cannot keep another out.
   *
   * @returns whether it may go on: false at once where there is no place left for it, as soon as it
   *   has to make room, and as soon as the room closes.
   */
  wait(waiter: Waiter, seconds: number): Promise<boolean>;
  /** Turns away everybody, waiting or new. */
  close(): void;
};

/** A waiting room of this process. @param most requests that may wait at once. */
export function createWaitingRoom(most: {
  inAll: number;
  anAccount: number;
  aNetwork: number;
}): WaitingRoom {
  const waiting = new Map<Waiter, (mayGoOn: boolean) => void>();
  let isClosed = false;

  function hasPlaceFor({ account, address }: Waiter): boolean {
    const all = [...waiting.keys()];
    const neighbours = all.filter((other) => networkOf(other.address) === networkOf(address));
    const here = all.filter((other) => other.account === account);
    if (isClosed || here.some((other) => other.address === address)) return false;
    if (neighbours.length >= most.aNetwork) return false;
    if (here.length >= most.anAccount) return makeRoom(here, address);
    return all.length < most.inAll || makeRoom(all, address);
  }

  /** @returns whether another network had more of these places, and gave one up. */
  function makeRoom(places: Waiter[], address: string): boolean {
    const networks = Map.groupBy(places, (waiter) => networkOf(waiter.address));
    const own = networks.get(networkOf(address))?.length ?? 0;
    const [largest = []] = [...networks.values()].sort((one, other) => other.length - one.length);
    const last = largest.at(-1);
    if (!last || largest.length <= own) return false;
    waiting.get(last)?.(false);
    return waiting.delete(last);
  }

  return {
    async wait(waiter, seconds) {
      if (!hasPlaceFor(waiter)) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(resolve, seconds * 1_000, true);
      waiting.set(waiter, resolve);
      const mayGoOn = await promise;
      clearTimeout(timer);
      waiting.delete(waiter);
      return mayGoOn;
    },
    close() {
      isClosed = true;
      for (const resolve of waiting.values()) resolve(false);
    },
  };
}
