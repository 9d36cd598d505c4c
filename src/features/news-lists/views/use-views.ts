import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useCurrentUser } from '@/features/auth';
import { ownLevel, useOwnGroups } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { type Id, mayAtLevel, type SavedView, type SavedViewRequest, viewQuery } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

import {
  useCreateViewMutation,
  useDeleteViewMutation,
  useListViewsQuery,
  useUpdateViewMutation,
} from '../api/views-api';

import { isSameView, keepViews, type StoredView, viewsOf } from './saved-views';
import { takeOver } from './take-over';

export type View = SavedView & { isOnDevice: boolean };

const NONE: readonly SavedView[] = [];

/** The views that this browser keeps: all of them without the extension `views`, otherwise those that are not taken over yet. */
const useDeviceViews = (me: Id | undefined) => {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const keep = (change: (kept: StoredView[]) => StoredView[]) => {
    if (me === undefined) return;
    // Read again: another tab may have saved one meanwhile.
    keepViews(me, change(viewsOf(me)));
    showAgain();
  };
  const views = (me === undefined ? [] : viewsOf(me)).map((view): View => ({
    ...view,
    id: `device:${JSON.stringify([view.name, view.query])}`,
    group: null,
    owner: { id: me ?? '', displayName: '' },
    isOwn: true,
    isOnDevice: true,
  }));
  return {
    views,
    add: ({ name, query }: StoredView) => keep((kept) => [...kept, { name, query }]),
    update: (stored: StoredView, { name, query }: StoredView) =>
      keep((kept) => kept.map((view) => (isSameView(view, stored) ? { name, query } : view))),
    remove: (stored: StoredView) => keep((kept) => kept.filter((view) => !isSameView(view, stored))),
  };
};

/**
 * The views of the person, on the server (extension `views`) or else on this device, and those of their groups. The address
 * says which of them is open, so that Back and a shared link do too.
 */
export const useViews = () => {
  const me = useCurrentUser()?.id;
  const isOnServer = useExtension('views');
  const [params, setParams] = useSearchParams();
  const { own: groups } = useOwnGroups();
  const device = useDeviceViews(me);
  const list = useListViewsQuery(isOnServer && me !== undefined ? me : skipToken);
  const [create] = useCreateViewMutation();
  const [update] = useUpdateViewMutation();
  const [remove] = useDeleteViewMutation();
  const [chosenId, setChosenId] = useState<Id | null>(null);
  const query = viewQuery(params);
  const stored = list.data ?? NONE;
  const views = [...stored.map((view): View => ({ ...view, isOnDevice: false })), ...device.views];
  const open = query === '' ? [] : views.filter((view) => view.query === query);
  const led = isOnServer ? (groups?.filter((group) => mayAtLevel(ownLevel(group), 'shareViews')) ?? []) : [];

  const ofPerson = <T>(values: T) => {
    if (me === undefined) throw new Error('Nobody is signed in.');
    return { me, ...values };
  };
  const save = async (view: SavedViewRequest): Promise<unknown> =>
    isOnServer ? create(ofPerson(view)).unwrap() : device.add(view);

  const { data } = list;
  useEffect(() => {
    if (me === undefined || data === undefined) return;
    void takeOver(me, {
      own: data.filter(({ isOwn }) => isOwn),
      create: (view) => create({ me, ...view, groupId: null }).unwrap(),
      forget: device.remove,
    });
    // Only a new list says what the server has.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [me, data]);

  return {
    views,
    query,
    /** Of several with the same query, the one that was chosen. */
    active:
      open.find(({ id }) => chosenId !== null && sameId(id, chosenId)) ??
      open.find(({ isOwn }) => isOwn) ??
      open[0],
    /** The groups that the person may share a view with. */
    led,
    isOnServer,
    /** The views of the server could not be loaded. */
    isMissing: list.isError && !list.data,
    retry: list.refetch,
    mayChange: ({ isOwn, group }: View) => isOwn || led.some(({ id }) => sameId(id, group?.id)),
    open: (view: View | undefined) => {
      setChosenId(view?.id ?? null);
      setParams(new URLSearchParams(view?.query));
    },
    save,
    change: async (view: View, values: SavedViewRequest): Promise<unknown> =>
      view.isOnDevice ? device.update(view, values) : update(ofPerson({ id: view.id, ...values })).unwrap(),
    remove: async (view: View): Promise<unknown> =>
      view.isOnDevice ? device.remove(view) : remove(ofPerson({ id: view.id })).unwrap(),
  };
};
