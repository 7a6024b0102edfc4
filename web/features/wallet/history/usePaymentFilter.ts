import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentFilter } from '../../../generated/schema.ts';
import { kinds, states } from './paymentWords.ts';

export type FilterName = 'tipo' | 'situacao' | 'de' | 'ate';

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the filter of the payment history from the page's URL, so that the filter survives a reload and can be shared.
 * Ignores invalid values.
 */
export function usePaymentFilter() {
  const [params, setParams] = useSearchParams();
  const [kind, state, from, to] = (['tipo', 'situacao', 'de', 'ate'] as const).map((name) => params.get(name) ?? '');

  const filter = useMemo((): PaymentFilter => {
    const knownKind = kinds.find((known) => known === kind);
    const knownState = states.find((known) => known === state);
    return {
      ...(knownKind && { kind: knownKind }),
      ...(knownState && { state: knownState }),
      ...(from !== undefined && day.test(from) && { from }),
      ...(to !== undefined && day.test(to) && { to }),
    };
  }, [kind, state, from, to]);

  function set(name: FilterName, value: string) {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  return {
    filter,
    values: { tipo: filter.kind ?? '', situacao: filter.state ?? '', de: filter.from ?? '', ate: filter.to ?? '' },
    isFiltered: Object.keys(filter).length > 0,
    set,
    clear: () => setParams({}, { replace: true }),
  };
}
