import { type Difference, differencesOf, type OpenedVersion } from '@/features/history';
import {
  changedFields,
  fieldOf,
  NEWS_FIELDS,
  type NewsChoices,
  type NewsFieldName,
  type NewsFormValues,
  sameField,
  storedVersion,
  typedVersion,
  valuesOf,
  versionOf,
} from '@/features/news';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { Id, NewsItem, SaveOrigin } from '@/shared/contract';
import type { DraftEntry } from '@/shared/draft/draft-database';
import { loadLinkRewriting } from '@/shared/editor/to-saved-html';

import { fileAt } from '../covers/file-at';

import type { NewsBackup } from './backup';
import { marksOf } from './encode-fields';

/** The data with which a form is opened. */
export type FormItem = { groupId: Id; news?: NewsItem; choices: NewsChoices };

/**
 * Proposed values for the form, with their differences. The form changes only when the person accepts them.
 */
export type Proposal = {
  from: 'device' | 'file' | 'version';
  /** The draft entry of the values; undefined for a backup file or a version. */
  entryId?: string;
  /** The version of that entry on the server, if it is there. */
  version?: number | undefined;
  /** Why the form is then saved, if it is not a plain edit. */
  origin?: SaveOrigin;
  savedAt: string;
  values: NewsFormValues;
  differences: Difference[];
  /** Fields whose value is no longer offered and must be chosen again. */
  notOffered: NewsFieldName[];
  /** Fields that the backup file does not have; they are empty. */
  lacking: NewsFieldName[];
  /** Fields that somebody saved after the draft was begun: it would replace what they wrote. */
  savedSince: NewsFieldName[];
  /** The file was saved from another item. */
  ofOtherItem: boolean;
};

/** Clears choices that a select box does not offer: the box would show another option instead. */
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
  // The editor formats the same content differently than the server.
  const version = (values: NewsFormValues) => typedVersion({ ...values, html: toSaved(values.html) }, news);
  const differences = differencesOf(version(now), version(offered), choices);
  return { values: offered, notOffered, differences };
};

/** The fields of an item that are stored otherwise than when the draft was begun. */
const savedSince = ({ over }: DraftEntry<NewsFormValues>, { news }: FormItem): NewsFieldName[] => {
  if (!over || !news) return [];
  const marks = marksOf(storedVersion(news));
  return NEWS_FIELDS.filter((name) => over[name] !== undefined && over[name] !== marks[name]);
};

/** A stored draft applied to the form: only the fields that the draft changed. */
export const proposeEntry = async (
  now: NewsFormValues,
  entry: DraftEntry<NewsFormValues>,
  item: FormItem,
): Promise<Proposal> => {
  const proposed = await propose(now, { ...now, ...entry.values }, item);
  const since = savedSince(entry, item);
  return {
    ...proposed,
    from: 'device',
    entryId: entry.id,
    version: entry.version,
    savedAt: entry.savedAt,
    lacking: [],
    savedSince: proposed.differences.map(({ field }) => field).filter((field) => since.includes(field)),
    ofOtherItem: false,
  };
};

/** The ids in a file can be anything. */
const isOf = (said: unknown, id: Id | undefined): boolean => String(said ?? '') === String(id ?? '');

/** All fields of a backup file. A cover that the file does not contain stays unchanged; any other field is then empty. */
export const proposeBackup = async (
  now: NewsFormValues,
  { values, lacking, about }: NewsBackup,
  item: FormItem,
): Promise<Proposal> => {
  const covers = { cover: values.cover ?? now.cover, square: values.square ?? now.square };
  return {
    ...(await propose(now, { ...values, ...covers }, item)),
    from: 'file',
    origin: { reason: 'import' },
    savedAt: String(about['savedAt'] ?? ''),
    lacking: lacking.filter((name) => !Object.hasOwn(covers, name)),
    savedSince: [],
    ofOtherItem: !isOf(about['groupId'], item.groupId) || !isOf(about['newsId'], item.news?.id),
  };
};

/** All fields of a version. A cover that differs from the form's is loaded, to send it again. */
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
    lacking: [],
    savedSince: [],
    ofOtherItem: false,
  };
};

/** The values of a proposal, with the rejected fields as they are in the form. */
export const withoutFields = (
  proposal: Proposal,
  now: NewsFormValues,
  left: readonly NewsFieldName[],
): Proposal => ({
  ...proposal,
  values: { ...proposal.values, ...Object.fromEntries(left.map((name) => [name, now[name]])) },
});

/** The proposal with the article that contains only the accepted blocks; unchanged if all were accepted. */
export const withHtml = (proposal: Proposal, html: string | null): Proposal =>
  html === null ? proposal : { ...proposal, values: { ...proposal.values, html } };
