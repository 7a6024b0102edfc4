import { useState } from 'react';

const FAILED = 'Não foi possível concluir. Verifique sua conexão e tente novamente.';

/** The fields that all mutation results have in common. A result of the type `Refusal` also has a message. */
type Answer = { __typename?: string; message?: string } | null | undefined;

/** Returns `run`, which runs a single action at a time, and `problem`, the error message of the last action. */
export function useStep() {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns the mutation result; undefined after a refusal or an error */
  async function run<Result extends Answer>(ask: () => Promise<Result>) {
    if (loading) return undefined;
    setLoading(true);
    setProblem(undefined);
    try {
      const answer = await ask();
      if (answer && answer.__typename !== 'Refusal') return answer;
      setProblem(answer?.message ?? FAILED);
      return undefined;
    } catch {
      setProblem(FAILED);
      return undefined;
    } finally {
      setLoading(false);
    }
  }

  return { run, loading, problem, setProblem };
}
