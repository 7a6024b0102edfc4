import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GenderCategory } from '../../generated/schema.ts';
import { storedWords } from '../../storage/session.ts';
import { categories } from '../people/categories.ts';

type Values = { busca?: string; categoria?: GenderCategory | null; modo?: 'posts' | null };

/**
 * Reads and writes the search of the Discover page in the page's URL, so that the search can be shared and survives
 * reloads and back navigations.
 */
export function useDiscoverUrl() {
  const [params, setParams] = useSearchParams();
  const search = params.get('busca') ?? '';
  const category = categories.find((each) => storedWords[each.value] === params.get('categoria'))?.value ?? null;
  /** The list modes SEARCH (people) and POSTS of SPEC.md, section 3. */
  const mode = params.get('modo') === 'posts' ? 'posts' : 'people';

  const change = useCallback(
    (values: Values) => setParams((before) => changed(before, wordsOf(values)), { replace: true }),
    [setParams],
  );
  /** Returns the URL of the current search in the given list mode. */
  const pathOf = (modo: 'posts' | null) => {
    const query = changed(params, { modo }).toString();
    return query ? `/discover?${query}` : '/discover';
  };

  return { search, category, mode, change, pathOf };
}

/** Replaces the category by the word that stands for it in the URL. */
function wordsOf({ categoria, ...others }: Values) {
  if (categoria === undefined) return others;
  return { ...others, categoria: categoria && storedWords[categoria] };
}

function changed(before: URLSearchParams, values: Record<string, string | null>) {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
