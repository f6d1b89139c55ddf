/** Renewals by key: one that is under way serves everybody who asks for the same. */
export function createSharedRenewals<T>() {
  const underWay = new Map<string, Promise<T>>();

  return (key: string, renew: () => Promise<T>, onFailure: (error: unknown) => void): Promise<T> => {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const result = renew().finally(() => underWay.delete(key));
    underWay.set(key, result);
    // A reader who was given an old value no longer waits for this: without a listener its failure would end the process.
    result.catch(onFailure);
    return result;
  };
}
