import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Reads the search and the page of a list from the query parameters. */
export const listPlaceIn = (params: URLSearchParams, pageParameter = 'page') => ({
  search: params.get('search') ?? '',
  page: positive(params.get(pageParameter)),
});

/**
 * The search and the page of a list, kept in the URL so that Back and a shared link restore them (USR-02),
 * and remembered for links back to the list. `typed` is the text in the search box; `search` follows 300 ms
 * after the last keystroke and resets the page to 1. `askFor` receives the new search before the URL
 * changes, so that the request is already running when the page renders.
 */
export const useListArguments = (askFor: (search: string) => void, pageParameter = 'page') => {
  useRememberedPlace();
  const [params, changeParams] = useUrlParams();
  const location = useLocation();
  const navigation = useNavigationType();
  const pending = useNavigation().location;
  // The person is navigating to another page: changing the URL now would cancel that.
  const isLeaving = pending !== undefined && pending.pathname !== location.pathname;
  const { search, page } = listPlaceIn(params, pageParameter);

  const [typed, setTyped] = useState(search);
  // Whether the pause after the last keystroke is over.
  const [isDue, setIsDue] = useState(false);
  const typedAt = useRef(0);
  const type = (text: string) => {
    typedAt.current = performance.now();
    setTyped(text);
    setIsDue(false);
  };
  const [seenKey, setSeenKey] = useState(location.key);
  if (location.key !== seenKey) {
    // Back, Forward or a link changed the search, so update the box. After our own change the box is up to
    // date.
    setSeenKey(location.key);
    if (navigation === 'POP' || !wasTyped(location.state)) setTyped(search);
  }

  const ask = useEffectEvent(() => askFor(typed));
  const submit = useEffectEvent(() =>
    changeParams(
      (next) => {
        // A new search starts at the first page; other filters stay.
        next.delete(pageParameter);
        if (typed) next.set('search', typed);
        else next.delete('search');
      },
      { state: TYPED },
    ),
  );
  const waits = typed !== search && !isLeaving;
  useEffect(() => {
    if (!waits) return;
    // From the keystroke, not from here: rendering it took part of the pause.
    const pause = typedAt.current + SEARCH_DEBOUNCE_MS - performance.now();
    const timer = setTimeout(() => {
      ask();
      // A navigation that has begun renders as a transition: as one too, this renders together with it, and knows of it.
      startTransition(() => setIsDue(true));
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, waits]);
  useEffect(() => {
    if (!waits || !isDue) return;
    // In a task of its own, because `changeParams` renders synchronously.
    const timer = setTimeout(() => submit());
    return () => clearTimeout(timer);
  }, [typed, isDue, waits]);

  const setPage = (next: number) => changeParams((params) => params.set(pageParameter, String(next)));

  return { search, page, typed, type, setPage };
};
