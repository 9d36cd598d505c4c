import { array, mixed, object, string } from 'yup';

import type { Receiver } from '@/features/hand-over';
import type { NewsVersion } from '@/features/news';
import { foldName, type Id } from '@/shared/contract';

import { returnSchema } from '../returns/return-schema';

import type { BulkKind } from './bulk-actions';

/** What a person enters for an action on several items; each action uses its own fields. */
export type BulkValues = Receiver & { comment: string; addTags: string[]; removeTags: string[] };

type Messages = Parameters<typeof returnSchema>[0] & {
  categoryRequired: string;
  tagsNeeded: string;
  authorRequired: string;
};

const chosen = (name: string, message: string) =>
  mixed<Id | ''>()
    .default('')
    .test(name, message, (id) => id !== '');

/** The rules for what an action needs; undefined if it needs nothing. */
export const bulkSchema = (kind: BulkKind, messages: Messages) => {
  if (kind === 'return' || kind === 'withdraw') return returnSchema(messages);
  if (kind === 'category') return object({ categoryId: chosen('category', messages.categoryRequired) });
  if (kind === 'handOver') return object({ authorId: chosen('author', messages.authorRequired) });
  if (kind !== 'tags') return undefined;
  const removeTags = array(string().defined()).defined();
  return object({
    addTags: array(string().defined())
      .defined()
      .when(
        'removeTags',
        ([removed], tags) => ((removed as string[]).length > 0 ? tags : tags.min(1, messages.tagsNeeded)), // yup does not type it
      ),
    removeTags,
  });
};

const changedTags = (tags: string[], { addTags, removeTags }: BulkValues): string[] => {
  const removed = new Set(removeTags.map(foldName));
  const kept = tags.filter((tag) => !removed.has(foldName(tag)));
  const names = new Set(kept.map(foldName));
  return [...kept, ...addTags.filter((tag) => !names.has(foldName(tag)))];
};

/** An item as it is after the action. */
export const changedVersion = (version: NewsVersion, kind: BulkKind, values: BulkValues): NewsVersion => ({
  ...version,
  ...(kind === 'category' && { categoryId: values.categoryId }),
  ...(kind === 'tags' && { tags: changedTags(version.tags, values) }),
});
