import { ApiError } from '../../errors.ts';

/** Payments in a row that may fail before the provider is probed. */
const IN_A_ROW = 3;

/**
 * Decides, during one run, between a provider that is unavailable and one that fails for single payments.
 * @param probe a call to the provider that concerns no payment
 */
export function createPatience(probe: () => Promise<unknown>) {
  const failed = new Set<string>();

  async function isThere() {
    try {
      await probe();
      return true;
    } catch (error) {
      // A rejection is a response too.
      return !isAway(error);
    }
  }

  return {
    answered: () => failed.clear(),

    /**
     * Returns true when the run must stop.
     * @param about the payment that failed; a second failure of the same payment does not count
     */
    async isOver(error: unknown, about: string) {
      if (isAway(error)) failed.add(about);
      else failed.clear();
      if (failed.size < IN_A_ROW) return false;
      if (!(await isThere())) return true;
      failed.clear();
      return false;
    },
  };
}

export type Patience = ReturnType<typeof createPatience>;

function isAway(error: unknown) {
  return error instanceof ApiError && error.status === 503;
}
