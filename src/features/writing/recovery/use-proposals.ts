import { useEffect, useState } from 'react';

import type { OpenedVersion } from '@/features/history';
import { fieldMessages, type NewsFieldName, type NewsFormValues } from '@/features/news';
import type { NewsItem, SaveOrigin } from '@/shared/contract';
import type { BackupFault } from '@/shared/draft/backup-file';
import { removeEntry, type DraftEntry } from '@/shared/draft/draft-database';
import { listLostEntries } from '@/shared/draft/lost-drafts';
import { useMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { readNewsBackup, type NewsBackup } from './backup';
import { draftMessages } from './messages';
import type { NewsDraft } from './news-draft';
import {
  proposeBackup,
  proposeEntry,
  proposeVersion,
  withoutFields,
  type FormItem,
  type Proposal,
} from './proposal';
import { useServerDrafts, type ServerDrafts } from './server-drafts';

type Entry = DraftEntry<NewsFormValues>;
type PutIn = Pick<Proposal, 'values' | 'entryId' | 'version' | 'origin'> & {
  from: Proposal['from'] | 'template';
};
type Before = {
  values: NewsFormValues;
  entryId: string;
  version: number;
  from: PutIn['from'];
  /** The item over which the form was saved then: its values would take back what was taken in from a newer one. */
  over: NewsItem | undefined;
};

/** The person's drafts of this form that no open form uses, on this device and on the server. */
const findEntries = async ({ userId, form }: NewsDraft, drafts: ServerDrafts): Promise<Entry[]> =>
  userId === undefined ? [] : drafts.merge(userId, form, await listLostEntries<NewsFormValues>(userId, form));

/** Offers drafts and backup files: shows their differences, applies them, and can undo that once. */
export const useProposals = (
  draft: NewsDraft,
  { version, ...item }: FormItem & { version?: OpenedVersion },
  /** Replaces the values of the form. */
  replace: (values: NewsFormValues, origin?: SaveOrigin) => void,
) => {
  const messages = useMessages(draftMessages);
  const labels = useMessages(fieldMessages);
  const [entries, setEntries] = useState<Entry[]>([]);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [before, setBefore] = useState<Before | null>(null);
  const { store } = draft;
  const drafts = useServerDrafts();

  const removeDraft = async ({ id, version }: Pick<Entry, 'id' | 'version'>) => {
    await removeEntry(id);
    if (version !== undefined) void drafts.remove(id);
  };

  /**
   * Offers the latest draft that differs from the form. One without a difference is already in the form or
   * on the server.
   */
  const offer = async ([latest, ...older]: Entry[]): Promise<void> => {
    if (!latest) return setEntries([]);
    const next = await proposeEntry(draft.current(), latest, item);
    if (next.differences.length > 0) {
      setEntries([latest, ...older]);
      return setProposal(next);
    }
    await removeDraft(latest);
    return offer(older);
  };

  const openKept = async () => offer(await findEntries(draft, drafts));

  const openVersion = async (wanted: OpenedVersion) => {
    const next = await proposeVersion(draft.current(), wanted, item);
    setEntries(await findEntries(draft, drafts));
    if (next.differences.length === 0) return void toast.blank(messages.sameVersion);
    setProposal(next);
  };

  useEffect(() => {
    void (version ? openVersion(version) : openKept());
    // Only once, when the form opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const faultText = (fault: BackupFault) => {
    if (fault.kind === 'no-backup-file') return messages.noBackupFile;
    if (fault.kind === 'later-version') return messages.laterVersion;
    const names: Record<string, unknown> = labels;
    return messages.faultyFields(fault.fields.map((field) => String(names[field] ?? field)).join(', '));
  };

  const openFile = async (file: File) => {
    const read = await readNewsBackup(await file.text());
    if ('fault' in read) return void toast.error(faultText(read.fault));
    const proposeFile = async (backup: NewsBackup) => {
      const next = await proposeBackup(draft.current(), backup, item);
      if (next.differences.length === 0) return void toast.blank(messages.sameAsForm);
      setProposal(next);
    };
    await proposeFile(read);
    read.offerWhole((values) => void proposeFile({ ...read, values }));
  };

  /** Puts values into the form, which goes on in the draft that has them. The draft with the values before stays. */
  const putIn = async (next: PutIn) => {
    setProposal(null);
    setBefore({
      values: draft.current(),
      entryId: store.currentId(),
      version: store.version(),
      from: next.from,
      over: item.news,
    });
    await store.switchTo(next.entryId, next.version);
    setEntries(entries.filter(({ id }) => id !== next.entryId));
    replace(next.values, next.origin);
  };

  const accept = (accepted: Proposal, left: readonly NewsFieldName[]) =>
    putIn(withoutFields(accepted, draft.current(), left));

  /** Fills the form with a template. It has no covers: those of the form stay. */
  const begin = (values: NewsFormValues) => {
    const { cover, square } = draft.current();
    return putIn({ from: 'template', values: { ...values, cover, square } });
  };

  const discard = async ({ entryId, version: entryVersion }: Proposal) => {
    setProposal(null);
    if (entryId === undefined) return;
    await removeDraft({ id: entryId, version: entryVersion });
    await offer(entries.filter(({ id }) => id !== entryId));
  };

  /** The applied values, with later changes, stay on this device as an entry that can be offered again. */
  const undo = async ({ values, entryId, version: entryVersion }: Before) => {
    setBefore(null);
    await store.switchTo(entryId, entryVersion);
    replace(values);
    setEntries(await findEntries(draft, drafts));
  };

  return {
    entryCount: entries.length,
    proposal,
    before: before?.over === item.news ? before : null,
    openKept,
    openFile,
    accept,
    begin,
    discard,
    undo,
    closeProposal: () => setProposal(null),
    forgetBefore: () => setBefore(null),
  };
};
