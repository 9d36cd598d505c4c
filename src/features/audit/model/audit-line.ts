import { paths } from '@/shared/config/paths';
import type { AuditRecord, AuditValues, Id, Json } from '@/shared/contract';

const GONE = /\.(deleted|removed)$/;

/** Whether the reader may open the pages of a group. */
export type OpensGroup = (groupId: Id) => boolean;

/** The page of a record's object; undefined if it no longer exists, or has no page that the reader may open. */
export const hrefOf = (
  { action, object: { kind, id }, groupId }: AuditRecord,
  opensGroup: OpensGroup,
): string | undefined => {
  const isGone = GONE.test(action) && kind !== 'user' && kind !== 'member';
  if (!id || isGone) return undefined;
  if (kind === 'user' || kind === 'member') return paths.user.href(id);
  if (kind === 'group' && opensGroup(id)) return paths.group.href(id);
  if (kind === 'category') return paths.categoryEdit.href(id);
  if (kind === 'country') return paths.countryEdit.href(id);
  if (kind === 'news' && groupId !== null && opensGroup(groupId)) return paths.newsReview.href(groupId, id);
  return undefined;
};

/** The value that belongs in the sentence of a record, such as the permission that was added. */
export const detailOf = ({ before, after }: AuditRecord): string => {
  for (const name of ['permission', 'category', 'level']) {
    const value = after?.[name] ?? before?.[name];
    if (typeof value === 'string') return value;
  }
  return '';
};

/** How many characters a text has that the log does not keep, in words. */
type Length = (characters: number) => string;

const textOf = (value: Json | undefined, lengthOf: Length): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => textOf(one, lengthOf)).join(', ');
  if (typeof value !== 'object') return String(value);
  const characters = value['characters'];
  return typeof characters === 'number' ? lengthOf(characters) : JSON.stringify(value);
};

export type Change = { name: string; before: string; after: string };

/** The values before and after, by name; an empty text for a missing value. */
export const changesIn = ({ before, after }: AuditRecord, lengthOf: Length): Change[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const valueIn = (values: AuditValues | null, name: string) => textOf(values?.[name], lengthOf);
  return [...names].map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }));
};
