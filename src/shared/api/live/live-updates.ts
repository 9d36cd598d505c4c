import { hasExtension } from '@/shared/config/extensions';
import { EVERY_TAG, TAG_TYPES, type CacheTag } from '@/shared/contract';
import { getLocale, onLocaleChange } from '@/shared/i18n/locale';

import { baseApi } from '../base-api';
import { noteWrite } from '../overtaken-reads';
import type { AppStore } from '../store';
import { withNewsOfGroups } from '../tags';

import { keepConnected } from './connection';
import { onReachabilityChange, watchReachability } from './reachability';
import { refetchScreen } from './refetch-screen';

/** One write often sends several events, and a busy newsroom writes often: batch them. */
const GATHER_MS = 150;
const BETWEEN_REFETCHES_MS = 1_000;
const BETWEEN_VISITS_MS = 5_000;

const isTag = (value: unknown): value is CacheTag =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  TAG_TYPES.some((type) => type === value.type) &&
  (!('id' in value) || typeof value.id === 'string' || typeof value.id === 'number');

/** The tags of an event; empty for an unknown format. */
const tagsOf = (data: string): CacheTag[] => {
  try {
    const event: unknown = JSON.parse(data);
    const tags = typeof event === 'object' && event !== null && 'tags' in event ? event.tags : [];
    return Array.isArray(tags) ? tags.filter(isTag) : [];
  } catch {
    return [];
  }
};

/** Refetches the data on screen for the added tags, or all of it, in batches. */
const createRefetcher = ({ dispatch }: AppStore) => {
  const waiting = new Map<string, CacheTag>();
  let isScreenWaiting = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastAt = 0;
  const refetch = () => {
    timer = null;
    lastAt = Date.now();
    noteWrite();
    dispatch(baseApi.util.invalidateTags([...waiting.values()]));
    waiting.clear();
    if (isScreenWaiting) dispatch(refetchScreen());
    isScreenWaiting = false;
  };
  const start = () => {
    timer ??= setTimeout(refetch, Math.max(GATHER_MS, lastAt + BETWEEN_REFETCHES_MS - Date.now()));
  };
  return {
    add: (tags: readonly CacheTag[]) => {
      tags.forEach((tag) => waiting.set(`${tag.type} ${tag.id ?? ''}`, tag));
      if (waiting.size > 0) start();
    },
    addScreen: () => {
      isScreenWaiting = true;
      start();
    },
    stop: () => clearTimeout(timer ?? undefined),
  };
};

/** Calls back when the person returns to the page, at most every few seconds. */
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

/** Drops all cached data when the language changes: responses contain texts in the old language. */
const reloadInEachLanguage = ({ dispatch }: AppStore): (() => void) => {
  let language = getLocale();
  return onLocaleChange(() => {
    if (getLocale() === language) return;
    language = getLocale();
    noteWrite();
    dispatch(baseApi.util.invalidateTags([...EVERY_TAG]));
  });
};

/**
 * Keeps open screens up to date with changes made elsewhere; returns a function that stops it. It uses the
 * stream of changes (extension `live`). Without the extension it refetches when the person returns to the
 * page (docs/decisions/live-updates.md). After the API was unreachable, everything on screen is refetched.
 */
export const startLiveUpdates = (store: AppStore): (() => void) => {
  const refetcher = createRefetcher(store);
  const stops = [
    refetcher.stop,
    reloadInEachLanguage(store),
    watchReachability(),
    onReachabilityChange((state) => state === 'reachable' && refetcher.addScreen()),
  ];
  let isStopped = false;
  const refetchOnReturn = () => stops.push(onReturn(refetcher.addScreen));
  void hasExtension('live').then((announced) => {
    if (isStopped) return;
    if (!announced) refetchOnReturn();
    else {
      const onEvent = (data: string) => refetcher.add(withNewsOfGroups(tagsOf(data)));
      stops.push(keepConnected({ onEvent, onMissing: refetchOnReturn }));
    }
  });
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
};
