/**
 * Runs `act` while this tab has the Web Lock `name`, or with false if another tab has it and `options` do not wait for
 * it. Where the browser has no locks, or refuses them as it refuses storage, every tab runs `act` with true.
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
