/**
 * Calls `act` with true while this tab holds the Web Lock `name`. If another tab holds the lock and `options` say not
 * to wait, calls `act` with false. If the browser does not support locks, or blocks locks together with storage, calls
 * `act` with true in every tab.
 * @throws the errors of `act`; AbortError when the signal of `options` aborts
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
