import { ApiError } from '../errors.ts';

/** How many payments in a row the provider may fail to answer for before it is asked whether it is there at all. */
const IN_A_ROW = 3;

/**
 * Tells, over one round of asking, a provider that is away from one that cannot answer for some payments.
 * @param probe asks it for what hangs on no payment
 */
export function createPatience(probe: () => Promise<unknown>) {
  const failed = new Set<string>();

  async function isThere() {
    try {
      await probe();
      return true;
    } catch (error) {
      // A no is an answer.
      return !isAway(error);
    }
  }

  return {
    answered: () => failed.clear(),

    /**
     * Whether the round is to be given up after this.
     * @param about which payment it was; the same one again says nothing new
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
