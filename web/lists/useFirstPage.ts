import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { readPlace, type ListPage } from './listPlace.ts';

/**
 * Returns the variables of a list's first request. After a back navigation or a reload, this request loads the rows
 * around the saved scroll position, if the cache no longer has them. Otherwise it loads the first `size` rows.
 * @param list identifies the list, as for `useListPlace`
 */
export function useFirstPage(list: string, size: number): ListPage {
  const goesBack = useNavigationType() === NavigationType.Pop;
  // Do not change the page when an overlay changes the history, because another page would be another request.
  const [first] = useState(() => ({ list, page: goesBack ? readPlace(list)?.page : undefined }));
  return (first.list === list && first.page) || { first: size };
}
