import { useState } from 'react';

const FAILED = 'Não foi possível concluir. Verifique sua conexão e tente novamente.';

/** A success, or a refusal with a message for the member. `askResult` returns such an outcome. */
type StepOutcome<Done> = { success: Done; refusal?: undefined } | { success?: undefined; refusal: { message: string } };

/** Returns `run`, which runs a single action at a time, and `problem`, the error message of the last action. */
export function useStep() {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns the success of the action; undefined after a refusal or an error */
  async function run<Done>(ask: () => Promise<StepOutcome<Done>>): Promise<Done | undefined> {
    if (loading) return undefined;
    setLoading(true);
    setProblem(undefined);
    try {
      const { success, refusal } = await ask();
      if (refusal) setProblem(refusal.message);
      return success;
    } catch {
      setProblem(FAILED);
      return undefined;
    } finally {
      setLoading(false);
    }
  }

  return { run, loading, problem, setProblem };
}
