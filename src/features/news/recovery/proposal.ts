import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { Id, NewsItem } from '@/shared/contract';
import type { DraftEntry } from '@/shared/draft/draft-database';
import { loadLinkRewriting } from '@/shared/editor/to-saved-html';
import { sameId } from '@/shared/lib/same-id';

import { differencesOf, type Difference, type FieldName } from '../diff/differences';
import type { NewsChoices, NewsFormValues } from '../fields/news-form-values';

/** What a form is drawn from. */
export type FormItem = { groupId: Id; news?: NewsItem; choices: NewsChoices };

/** Other values for the form, with what they would change; nothing is changed before it is accepted. */
export type Proposal = {
  /** The entry they were kept in; none for those of a backup file. */
  entryId?: string;
  savedAt: string;
  values: NewsFormValues;
  differences: Difference[];
  /** Fields whose choice is no longer offered and has to be made again. */
  notOffered: FieldName[];
  /** The file was saved from another item. */
  ofOtherItem: boolean;
};

/** The choices that a select box can show; the box would show another in place of one it does not have. */
const withOfferedChoices = (values: NewsFormValues, { categories, countries }: NewsChoices) => {
  const notOffered: FieldName[] = [];
  const offered = { ...values };
  if (values.categoryId !== '') {
    offered.categoryId = categories.find(({ id }) => sameId(id, values.categoryId))?.id ?? '';
    if (offered.categoryId === '') notOffered.push('categoryId');
  }
  if (values.countryCode !== '' && !countries.some(({ code }) => code === values.countryCode)) {
    offered.countryCode = '';
    notOffered.push('countryCode');
  }
  return { offered, notOffered };
};

const propose = async (now: NewsFormValues, other: NewsFormValues, { news, choices }: FormItem) => {
  const toSaved = await loadLinkRewriting(await loadRuntimeConfig());
  const { offered, notOffered } = withOfferedChoices(other, choices);
  const differences = differencesOf(now, offered, {
    choices,
    storedImages: { cover: news?.coverImageUrl ?? null, square: news?.squareImageUrl ?? null },
    toSaved,
  });
  return { values: offered, notOffered, differences };
};

/** A kept entry over what the form holds: only the fields that were changed there come back. */
export const proposeEntry = async (
  now: NewsFormValues,
  entry: DraftEntry<NewsFormValues>,
  item: FormItem,
): Promise<Proposal> => ({
  ...(await propose(now, { ...now, ...entry.values }, item)),
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
    savedAt: String(about['savedAt'] ?? ''),
    ofOtherItem: !isOf(about['groupId'], item.groupId) || !isOf(about['newsId'], item.news?.id),
  };
};
