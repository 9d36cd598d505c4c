import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { Id, NewsContent, NewsItem, SaveOrigin } from '@/shared/contract';
import type { DraftEntry } from '@/shared/draft/draft-database';
import { loadLinkRewriting } from '@/shared/editor/to-saved-html';

import { fileAt } from '../covers/file-at';
import { differencesOf, type Difference } from '../diff/differences';
import { fieldOf, versionOf } from '../fields/news-fields';
import type { NewsChoices, NewsFormValues } from '../fields/news-form-values';
import {
  changedFields,
  sameField,
  storedVersion,
  typedVersion,
  valuesOf,
  type NewsFieldName,
} from '../fields/news-version';

/** What a form is drawn from. */
export type FormItem = { groupId: Id; news?: NewsItem; choices: NewsChoices };

/** A version of an item that is to be brought back. */
export type OpenedVersion = { number: number; content: NewsContent };

/** Other values for the form, with what they would change; nothing is changed before it is accepted. */
export type Proposal = {
  from: 'device' | 'file' | 'version';
  /** The entry they were kept in; none for those of a file or a version. */
  entryId?: string;
  /** Why a form with them is saved, where that is more than an edit. */
  origin?: SaveOrigin;
  savedAt: string;
  values: NewsFormValues;
  differences: Difference[];
  /** Fields whose choice is no longer offered and has to be made again. */
  notOffered: NewsFieldName[];
  /** The file was saved from another item. */
  ofOtherItem: boolean;
};

/** The choices that a select box can show; the box would show another in place of one it does not have. */
const withOfferedChoices = (values: NewsFormValues, choices: NewsChoices) => {
  const version = typedVersion(values);
  const offered = versionOf((name) => {
    const { offered: offer } = fieldOf(name);
    return offer ? offer(version[name], choices) : version[name];
  });
  return { offered: valuesOf(offered), notOffered: changedFields(version, offered) };
};

const propose = async (now: NewsFormValues, other: NewsFormValues, { news, choices }: FormItem) => {
  const toSaved = await loadLinkRewriting(await loadRuntimeConfig());
  const { offered, notOffered } = withOfferedChoices(other, choices);
  // The editor writes the same text in another way than the server.
  const version = (values: NewsFormValues) => typedVersion({ ...values, html: toSaved(values.html) }, news);
  const differences = differencesOf(version(now), version(offered), choices);
  return { values: offered, notOffered, differences };
};

/** A kept entry over what the form holds: only the fields that were changed there come back. */
export const proposeEntry = async (
  now: NewsFormValues,
  entry: DraftEntry<NewsFormValues>,
  item: FormItem,
): Promise<Proposal> => ({
  ...(await propose(now, { ...now, ...entry.values }, item)),
  from: 'device',
  entryId: entry.id,
  savedAt: entry.savedAt,
  ofOtherItem: false,
});

/** A file from elsewhere may say anything. */
const isOf = (said: unknown, id: Id | undefined): boolean => String(said ?? '') === String(id ?? '');

/** All fields of a backup file; a cover that it does not hold stays as it is. */
export const proposeBackup = async (
  now: NewsFormValues,
  { values, about }: { values: NewsFormValues; about: Record<string, unknown> },
  item: FormItem,
): Promise<Proposal> => {
  const covers = { cover: values.cover ?? now.cover, square: values.square ?? now.square };
  return {
    ...(await propose(now, { ...values, ...covers }, item)),
    from: 'file',
    origin: { reason: 'import' },
    savedAt: String(about['savedAt'] ?? ''),
    ofOtherItem: !isOf(about['groupId'], item.groupId) || !isOf(about['newsId'], item.news?.id),
  };
};

/** All fields of a version; a cover that is not the form's is fetched, to be sent again. */
export const proposeVersion = async (
  now: NewsFormValues,
  { number, content }: OpenedVersion,
  item: FormItem,
): Promise<Proposal> => {
  const version = storedVersion(content);
  const shown = typedVersion(now, item.news);
  const coverOf = async (name: 'cover' | 'square') => {
    const stored = version[name];
    const isOther = typeof stored === 'string' && !sameField(version, shown, name);
    return (isOther && (await fileAt(stored))) || now[name];
  };
  const covers = { cover: await coverOf('cover'), square: await coverOf('square') };
  return {
    ...(await propose(now, { ...valuesOf(version), ...covers }, item)),
    from: 'version',
    origin: { reason: 'restore', from_version: String(number) },
    savedAt: '',
    ofOtherItem: false,
  };
};

/** What is accepted of a proposal where some of its fields are left as they are in the form. */
export const withoutFields = (
  proposal: Proposal,
  now: NewsFormValues,
  left: readonly NewsFieldName[],
): Proposal => ({
  ...proposal,
  values: { ...proposal.values, ...Object.fromEntries(left.map((name) => [name, now[name]])) },
});

/** A proposal with the article that is made of the blocks which were chosen; as it is where all of them were. */
export const withHtml = (proposal: Proposal, html: string | null): Proposal =>
  html === null ? proposal : { ...proposal, values: { ...proposal.values, html } };
