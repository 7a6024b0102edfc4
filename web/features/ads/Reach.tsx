import { compactNumber } from '../../ui/numbers.ts';

type ReachProps = { reach: { min: number; max: number } | null };

/** Shows how many members a boost (paid promotion of a post) is expected to reach. */
export function Reach({ reach }: ReachProps) {
  return (
    <p className="min-h-6 text-ink-soft" aria-live="polite">
      {reach && <span>Alcance estimado: {wordsOf(reach)}</span>}
    </p>
  );
}

function wordsOf({ min, max }: { min: number; max: number }) {
  if (max === 0) return 'poucas pessoas deste público estiveram aqui nos últimos dias';
  return min > 0 && min < max
    ? `de ${compactNumber(min)} a ${compactNumber(max)} pessoas`
    : `até ${compactNumber(max)} pessoas`;
}
