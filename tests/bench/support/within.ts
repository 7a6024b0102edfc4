import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';

/**
 * Waits for a state of another process.
 * @param what describes the state in the error, such as `the 10,000 sockets of Brasa`
 * @throws {Error} with this description, after TEST_TIMEOUT_MS
 */
export async function within<Answer>(what: string, awaited: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${TEST_TIMEOUT_MS / 1_000} s for ${what}.`)), TEST_TIMEOUT_MS);
  });
  try {
    return await Promise.race([awaited, limit]);
  } finally {
    clearTimeout(timer);
  }
}
