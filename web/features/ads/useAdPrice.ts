import { skipToken } from '@apollo/client/react';
import { useAdPriceQuery } from './generated/ads.ts';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { problemsOfDays } from './problems.ts';

/** The texts that SPEC.md, sections 2 and 3, require while there is no price. */
const NOTHING = 'R$ 0,00';
const COMPUTING = 'Calculando...';

type Priced = Pick<AdDraft, 'startDate' | 'endDate' | 'highlight' | 'targets'>;

/** Returns the price that the server computes for the form's current values. */
export function useAdPrice(kind: DraftKind, draft: Priced) {
  const { startDate, endDate, highlight } = draft;
  const complete = Object.keys(problemsOfDays(draft)).length === 0 && (kind !== 'PROFILE_AD' || highlight !== null);
  // The audience changes the expected reach of a boost, but not its price.
  const targets = draft.targets.length > 0 ? draft.targets : null;
  const input =
    kind === 'BUSINESS_AD'
      ? ({ kind: 'BUSINESS', startDate, endDate } as const)
      : kind === 'POST_AD'
        ? ({ kind: 'POST', targets, startDate, endDate } as const)
        : ({ kind: 'PROFILE', highlight, startDate, endDate } as const);
  const { data, loading, error, refetch } = useAdPriceQuery(
    complete ? { variables: { input }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const price = complete && data?.adPrice.__typename === 'AdPrice' ? data.adPrice : null;

  return {
    price,
    /** True until the server has answered, even if the cache has an earlier price. */
    loading: complete && loading,
    text: price?.total.formatted ?? (complete && loading ? COMPUTING : NOTHING),
    failed: complete && !price && error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/**
 * Compares the price that the server computes now with the price that the form was sent with.
 * @returns true if they are equal, or if one of them is not known
 */
export function useIsPriceOf(kind: DraftKind, draft: Priced & Pick<AdDraft, 'priceCentavos'>) {
  const { price, loading } = useAdPrice(kind, draft);
  if (draft.priceCentavos === 0 || loading || !price) return true;
  return price.total.centavos === draft.priceCentavos;
}
