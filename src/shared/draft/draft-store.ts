import type { Id } from '@/shared/contract';
import { newId } from '@/shared/lib/new-id';

import { putEntry, removeEntry, type DraftEntry, type EntryFiles } from './draft-database';
import { watchForKeptText } from './kept-text';
import { closingDrafts } from './lost-drafts';
import { holdEntry } from './open-entries';
import { splitFiles } from './set-apart';

/** A draft is written after this pause in typing, and at least once a second without a pause. */
const PAUSE_MS = 300;
const BEHIND_LIMIT_MS = 700;

export type DraftStatus =
  /** Nothing is unsaved. */
  | { kind: 'clean' }
  | { kind: 'writing' }
  /** All that is typed is on this device; `at` in ms since 1970. */
  | { kind: 'kept'; at: number }
  /** This browser keeps nothing: a private window, or its storage is full. */
  | { kind: 'failed' };

type Options<T> = {
  /** The owner. Without an owner no draft is stored. */
  userId: Id | undefined;
  form: string;
  /** The path of the form. */
  address?: string;
  /** A name for the content that a person recognises. */
  name?: () => string;
  /** Returns the current values of the unsaved fields. Called before each write, not at each keystroke. */
  read: () => Partial<T>;
  /** Marks of the fields as they are stored; see `DraftEntry`. */
  over?: () => Record<string, string>;
};

const sameFiles = (one: EntryFiles, other: EntryFiles | null) =>
  other !== null &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, file]) => other[name] === file);

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * The draft of one open form. It stores unsaved text on this device, at most one second late. Call `open`
 * before the first `touch`, and `close` when the form unmounts; the stored draft stays.
 */
export const createDraftStore = <T extends object>(options: Options<T>) => {
  const { userId, form, address, name, read, over } = options;
  let id = newId();
  let version = 0;
  let release = () => {};
  let unwatch = () => {};
  let isOpen = false;
  let status: DraftStatus = { kind: 'clean' };
  let behindSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<boolean> = Promise.resolve(true);
  let storedFiles: EntryFiles | null = null;
  const listeners = new Set<() => void>();

  const setStatus = (next: DraftStatus) => {
    status = next;
    listeners.forEach((listener) => listener());
  };

  const store = async (changes: Partial<T>, isSent = false) => {
    if (userId === undefined) throw new Error('The draft has no owner.');
    const { files, texts } = splitFiles(changes);
    const entry: DraftEntry<object> = {
      id,
      userId,
      form,
      ...(address !== undefined && { address }),
      ...(name && { name: name() }),
      savedAt: new Date().toISOString(),
      ...(version > 0 && { version, isSent }),
      values: texts,
      ...(over && { over: over() }),
    };
    await putEntry(entry, sameFiles(files, storedFiles) ? null : files);
    storedFiles = files;
  };

  const write = async (): Promise<boolean> => {
    const changes = read();
    const isClean = Object.keys(changes).length === 0;
    try {
      await (isClean ? removeEntry(id) : store(changes));
      if (behindSince === null) setStatus(isClean ? { kind: 'clean' } : { kind: 'kept', at: Date.now() });
      return true;
    } catch {
      if (isClean) {
        setStatus({ kind: 'clean' });
        return true;
      }
      behindSince ??= Date.now();
      setStatus({ kind: 'failed' });
      return false;
    }
  };

  /** Writes pending changes immediately. Resolves to true if everything typed is stored. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (behindSince !== null) {
      behindSince = null;
      writing = writing.then(write);
    }
    return writing;
  };

  /** Call this when a field has changed. */
  const touch = () => {
    if (status.kind === 'clean' && Object.keys(read()).length === 0) return;
    behindSince ??= Date.now();
    if (status.kind !== 'failed' && status.kind !== 'writing') setStatus({ kind: 'writing' });
    clearTimeout(timer);
    const left = behindSince + BEHIND_LIMIT_MS - Date.now();
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(PAUSE_MS, left)));
  };

  /** Holds an entry. If the form was closed before the lock is granted, it is let go: otherwise nobody is offered the draft. */
  const hold = async (wanted: string) => {
    const granted = await holdEntry(wanted);
    if (!isOpen) granted?.();
    return granted;
  };

  /**
   * Continues in another entry, an existing or a new one. The previous entry stays, so that it can be
   * offered again.
   */
  const switchTo = async (next: string = newId(), nextVersion = 0) => {
    await flush();
    const granted = await hold(next);
    release();
    id = granted ? next : newId();
    version = granted ? nextVersion : 0;
    release = granted ?? (await hold(id)) ?? (() => {});
    storedFiles = null;
  };

  const open = async () => {
    const isKept = () => status.kind === 'writing' || status.kind === 'kept';
    unwatch = watchForKeptText({ isKept, write: flush });
    isOpen = true;
    release = (await hold(id)) ?? release;
  };

  const close = () => {
    unwatch();
    isOpen = false;
    const closed = flush().then(() => {
      release();
      closingDrafts.delete(closed);
    });
    closingDrafts.add(closed);
    return closed;
  };

  return {
    open,
    close,
    touch,
    flush,
    switchTo,
    currentId: () => id,
    /** The version of this draft on the server, as this device has seen it last; 0 if there is none. */
    version: () => version,
    /**
     * Call this when the server has this version of the draft; `isSent` if it has all that is typed. The entry remembers
     * both; its status stays.
     */
    setVersion: (next: number, isSent: boolean) => {
      version = next;
      writing = writing.then(async (isKept) => {
        if (Object.keys(read()).length > 0) await store(read(), isSent).catch(() => {});
        return isKept;
      });
    },
    getStatus: () => status,
    /** Whether the page can close without losing text. */
    isKept: () => status.kind === 'clean' || status.kind === 'kept',
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
