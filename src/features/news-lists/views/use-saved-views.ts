import { useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useCurrentUser } from '@/features/auth';

import { keepViews, type SavedView, viewQuery, viewsOf } from './saved-views';

/** The views of the person. The address says which of them is open, so that Back and a shared link do too. */
export const useSavedViews = () => {
  const userId = useCurrentUser()?.id;
  const [params, setParams] = useSearchParams();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const views = userId === undefined ? [] : viewsOf(userId);
  const query = viewQuery(params);
  const keep = (change: (kept: SavedView[]) => SavedView[]) => {
    if (userId === undefined) return;
    // Read again: another tab may have saved one meanwhile.
    keepViews(userId, change(viewsOf(userId)));
    showAgain();
  };
  return {
    views,
    query,
    active: views.find((view) => view.query === query),
    open: (wanted: string) => setParams(new URLSearchParams(wanted)),
    add: (view: SavedView) => keep((kept) => [...kept, view]),
    rename: (name: string, next: string) =>
      keep((kept) => kept.map((view) => (view.name === name ? { ...view, name: next } : view))),
    remove: (name: string) => keep((kept) => kept.filter((view) => view.name !== name)),
  };
};
