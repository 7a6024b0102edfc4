import { useState } from 'react';

const FAILED = 'Não foi possível concluir. Verifique sua conexão e tente novamente.';

/** What every mutation here answers, as far as telling a problem goes. */
type Answer = { __typename?: string; message?: string } | null | undefined;

/** One thing at a time, and why it did not work. A proof that its member would rather not give says nothing. */
export function useStep() {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns the answer, or undefined where it was a refusal or did not come */
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
