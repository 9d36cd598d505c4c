import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';

import { SEARCH_DEBOUNCE_MS } from '@/shared/contract';

import { useRememberedPlace } from './list-places';
import { useUrlParams } from './use-url-params';

const TYPED = { typed: true };
const wasTyped = (state: unknown) => typeof state === 'object' && state !== null && 'typed' in state;

const positive = (value: string | null) => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The search and the page that the address of a list names. */
export const listPlaceIn = (params: URLSearchParams, pageParameter = 'page') => ({
  search: params.get('search') ?? '',
  page: positive(params.get(pageParameter)),
});

/**
 * The search and the page of a list, kept in the URL so that Back and a shared link restore them (USR-02), and
 * remembered for the links that lead back to the list.
 * `typed` is what stands in the box; `search` follows 300 ms after the last key and starts at page 1. `askFor` is
 * given the new search before the URL changes, so that its answer is on the way while the page is drawn.
 */
export const useListArguments = (askFor: (search: string) => void, pageParameter = 'page') => {
  useRememberedPlace();
  const [params, changeParams] = useUrlParams();
  const location = useLocation();
  const navigation = useNavigationType();
  const pending = useNavigation().location;
  // Another page is on its way: a new address of the list would take its place.
  const isLeaving = pending !== undefined && pending.pathname !== location.pathname;
  const { search, page } = listPlaceIn(params, pageParameter);

  const [typed, setTyped] = useState(search);
  const [seenKey, setSeenKey] = useState(location.key);
  if (location.key !== seenKey) {
    // Back, Forward or a link brought another search: the box shows it. Our own change is in the box already.
    setSeenKey(location.key);
    if (navigation === 'POP' || !wasTyped(location.state)) setTyped(search);
  }

  const submit = useEffectEvent(() => {
    askFor(typed);
    changeParams(
      (next) => {
        // Another search begins at its first page; what else the list is filtered by stays.
        next.delete(pageParameter);
        if (typed) next.set('search', typed);
        else next.delete('search');
      },
      { state: TYPED },
    );
  });
  useEffect(() => {
    if (typed === search || isLeaving) return;
    const timer = setTimeout(() => submit(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, isLeaving]);

  const setPage = (next: number) => changeParams((params) => params.set(pageParameter, String(next)));

  return { search, page, typed, setTyped, setPage };
};
