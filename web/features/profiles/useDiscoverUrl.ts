import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GenderCategory } from '../../generated/schema.ts';
import { categories } from './CategoryChips.tsx';

/** What Discover shows stands in its address, so that it can be shared, reloaded and gone back to. */
export function useDiscoverUrl() {
  const [params, setParams] = useSearchParams();
  const search = params.get('busca') ?? '';
  const category = categories.find(({ value }) => value === params.get('categoria'))?.value ?? null;

  const change = useCallback(
    (values: { busca?: string; categoria?: GenderCategory | null }) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { search, category, change };
}
