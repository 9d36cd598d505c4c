import { paths } from '@/shared/config/paths';
import type { AuditRecord, AuditValues, Json } from '@/shared/contract';

const GONE = /\.(deleted|removed)$/;

/** Where the thing of a line is shown; undefined where it has no page, or has none any more. */
export const hrefOf = ({ action, object: { kind, id }, groupId }: AuditRecord): string | undefined => {
  const isGone = GONE.test(action) && kind !== 'user' && kind !== 'member';
  if (!id || isGone) return undefined;
  if (kind === 'user' || kind === 'member') return paths.user.href(id);
  if (kind === 'group') return paths.group.href(id);
  if (kind === 'category') return paths.categoryEdit.href(id);
  if (kind === 'country') return paths.countryEdit.href(id);
  if (kind === 'news' && groupId !== null) return paths.newsEdit.href(groupId, id);
  return undefined;
};

/** The one value that belongs into the sentence of a line, such as the permission that was given. */
export const detailOf = ({ before, after }: AuditRecord): string => {
  for (const name of ['permission', 'category', 'level']) {
    const value = after?.[name] ?? before?.[name];
    if (typeof value === 'string') return value;
  }
  return '';
};

const textOf = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object') return String(value);
  const characters = value['characters'];
  return typeof characters === 'number'
    ? `${characters.toLocaleString('en')} characters`
    : JSON.stringify(value);
};

export type Change = { name: string; before: string; after: string };

/** What was so before and is so now, by the name of the value; an empty text where there was nothing. */
export const changesIn = ({ before, after }: AuditRecord): Change[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const valueIn = (values: AuditValues | null, name: string) => textOf(values?.[name]);
  return [...names].map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }));
};
