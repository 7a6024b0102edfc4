/**
 * Runs `act` while this tab holds the lock `name` against the other tabs of this browser, or tells it that another tab
 * does and `options` would not wait. Where the browser has no locks, or refuses them as it does stores, all tabs
 * hold all locks.
 * @throws what `act` throws; AbortError by the signal of `options`
 */
export async function withLock<Value>(
  name: string,
  options: LockOptions,
  act: (holds: boolean) => Promise<Value>,
): Promise<Value> {
  if (!('locks' in navigator)) return await act(true);
  const state = { isAnswered: false };
  try {
    return await navigator.locks.request(name, options, (lock) => {
      state.isAnswered = true;
      return act(lock !== null);
    });
  } catch (error) {
    const isRefused = !state.isAnswered && options.signal?.aborted !== true;
    if (isRefused) return await act(true);
    throw error;
  }
}
