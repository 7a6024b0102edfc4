import { ApiError } from '../../errors.ts';

/** The number of payments that must fail in a row before the reconciler checks whether the provider is available. */
const IN_A_ROW = 3;

/**
 * Decides, during one run of the reconciler, if the provider is unavailable as a whole or fails only for single
 * payments.
 * @param probe a call to the provider that concerns no payment, to check that the provider is available
 */
export function createPatience(probe: () => Promise<unknown>) {
  const failed = new Set<string>();

  async function isThere() {
    try {
      await probe();
      return true;
    } catch (error) {
      // A rejected request shows that the provider is available, so only an error without an answer counts.
      return !isAway(error);
    }
  }

  return {
    answered: () => failed.clear(),

    /**
     * Returns true if the error comes from a provider that is unavailable as a whole, and not from a single payment.
     */
    isOutage: async (error: unknown) => isAway(error) && !(await isThere()),

    /**
     * Returns true when the run must stop because the provider is unavailable.
     * @param about the payment that failed; a second failure of the same payment is not counted
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
