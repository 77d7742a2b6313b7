/** At most one request per address waits for each account. */
type Waiter = { account: string; address: string };

export type WaitingRoom = {
  /**
   * Holds a request back for so many seconds. A place costs a timer and the memory of the request.
   *
   * @returns whether it may go on: false at once where there is no place left for it, and as soon
   *   as the room closes.
   */
  wait(waiter: Waiter, seconds: number): Promise<boolean>;
  /** Turns away everybody, waiting or new. */
  close(): void;
};

/** A waiting room of this process. @param most requests that may wait at once. */
export function createWaitingRoom(most: { inAll: number; anAccount: number }): WaitingRoom {
  const waiting = new Map<Waiter, (mayGoOn: boolean) => void>();
  let isClosed = false;

  function hasPlaceFor({ account, address }: Waiter): boolean {
    const others = [...waiting.keys()].filter((other) => other.account === account);
    const isHere = others.some((other) => other.address === address);
    return !isClosed && !isHere && others.length < most.anAccount && waiting.size < most.inAll;
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
