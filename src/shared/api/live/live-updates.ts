import { hasExtension } from '@/shared/config/extensions';
import { EVERY_TAG, TAG_TYPES, type CacheTag } from '@/shared/contract';

import { baseApi } from '../base-api';
import { noteWrite } from '../overtaken-reads';
import type { AppStore } from '../store';

import { keepConnected } from './connection';
import { onReachabilityChange, watchReachability } from './reachability';

/** One write often tells of itself in several events, and a busy newsroom writes often. */
const GATHER_MS = 150;
const BETWEEN_REFETCHES_MS = 1_000;
const BETWEEN_VISITS_MS = 5_000;

const isTag = (value: unknown): value is CacheTag =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  TAG_TYPES.some((type) => type === value.type) &&
  (!('id' in value) || typeof value.id === 'string' || typeof value.id === 'number');

/** The tags of an event; none where it says something else. */
const tagsOf = (data: string): CacheTag[] => {
  try {
    const event: unknown = JSON.parse(data);
    const tags = typeof event === 'object' && event !== null && 'tags' in event ? event.tags : [];
    return Array.isArray(tags) ? tags.filter(isTag) : [];
  } catch {
    return [];
  }
};

type Store = Pick<AppStore, 'dispatch'>;

/** Refetches what is on screen of the tags that it is handed, several at a time. */
const createRefetcher = (store: Store) => {
  const waiting = new Map<string, CacheTag>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastAt = 0;
  const refetch = () => {
    timer = null;
    lastAt = Date.now();
    noteWrite();
    store.dispatch(baseApi.util.invalidateTags([...waiting.values()]));
    waiting.clear();
  };
  return {
    add: (tags: readonly CacheTag[]) => {
      tags.forEach((tag) => waiting.set(`${tag.type} ${tag.id ?? ''}`, tag));
      if (waiting.size === 0) return;
      timer ??= setTimeout(refetch, Math.max(GATHER_MS, lastAt + BETWEEN_REFETCHES_MS - Date.now()));
    },
    stop: () => clearTimeout(timer ?? undefined),
  };
};

/** Calls back when the person comes back to the page, not more often than every few seconds. */
const onReturn = (callback: () => void): (() => void) => {
  let lastAt = Date.now();
  const returned = () => {
    if (document.hidden || Date.now() - lastAt < BETWEEN_VISITS_MS) return;
    lastAt = Date.now();
    callback();
  };
  window.addEventListener('focus', returned);
  document.addEventListener('visibilitychange', returned);
  return () => {
    window.removeEventListener('focus', returned);
    document.removeEventListener('visibilitychange', returned);
  };
};

/**
 * Lets the open screens follow what is changed elsewhere, until the returned function is called: by the stream of
 * changes (extension `live`), and where the backend has none, by asking again when the person comes back to the page
 * (docs/decisions/live-updates.md). After the API was out of reach, everything on screen is asked for again.
 */
export const startLiveUpdates = (store: Store): (() => void) => {
  const refetcher = createRefetcher(store);
  const refetchAll = () => refetcher.add(EVERY_TAG);
  const stops = [
    refetcher.stop,
    watchReachability(),
    onReachabilityChange((state) => state === 'reachable' && refetchAll()),
  ];
  let isStopped = false;
  const refetchOnReturn = () => stops.push(onReturn(refetchAll));
  void hasExtension('live').then((announced) => {
    if (isStopped) return;
    if (!announced) refetchOnReturn();
    else {
      const onEvent = (data: string) => refetcher.add(tagsOf(data));
      stops.push(keepConnected({ onEvent, onMissing: refetchOnReturn }));
    }
  });
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
};
