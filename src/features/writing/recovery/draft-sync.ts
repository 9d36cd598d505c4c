import { removeEntry } from '@/shared/draft/draft-database';
import type { DraftStore } from '@/shared/draft/draft-store';

/** The server has the draft this long after the device has it, and gets at most one request in that time. */
export const SYNC_AFTER_MS = 5_000;

export type DraftServer = {
  /** Sends the draft. Resolves to its new version, to `changed` if the server has one that this device has not seen, or to null. */
  save: (id: string, version: number) => Promise<number | 'changed' | null>;
  /** Resolves to whether the server has removed it. */
  remove: (id: string) => Promise<boolean>;
};

/**
 * Keeps a draft on the server as it is on this device: one request at a time, and silently, because the text is safe on
 * the device. What has failed is sent with the next change.
 */
export const createDraftSync = (store: DraftStore, { save, remove }: DraftServer) => {
  let isOwed = false;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Another device went on with the same draft: this form goes on in a draft of its own, so that neither text is lost. */
  const goOnApart = async () => {
    const behind = store.currentId();
    await store.switchTo();
    store.touch();
    if (await store.flush()) await removeEntry(behind);
  };

  const send = async () => {
    const [id, version] = [store.currentId(), store.version()];
    if (store.getStatus().kind === 'clean') {
      if (version > 0 && (await remove(id)) && store.currentId() === id) store.setVersion(0, false);
      return;
    }
    const saved = await save(id, version);
    if (saved === null || store.currentId() !== id) return;
    if (saved === 'changed') await goOnApart();
    else store.setVersion(saved, !isOwed && store.getStatus().kind === 'kept');
  };

  /** Sends what the server lacks now. */
  const push = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isBusy || !isOwed) return;
    isOwed = false;
    isBusy = true;
    try {
      await send();
    } finally {
      isBusy = false;
    }
    if (isOwed) plan();
  };

  const plan = () => {
    const isDone = store.getStatus().kind === 'clean';
    timer ??= setTimeout(() => void push(), isDone ? 0 : SYNC_AFTER_MS);
  };

  const stop = store.subscribe(() => {
    const { kind } = store.getStatus();
    if (kind !== 'kept' && kind !== 'clean') return;
    isOwed = true;
    if (kind === 'clean') void push();
    else plan();
  });

  return {
    push,
    /** Call this when the form closes: what the server lacks is sent at once. */
    close: async () => {
      await store.flush();
      await push();
      stop();
    },
  };
};
