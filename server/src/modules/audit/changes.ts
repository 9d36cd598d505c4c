import type { AuditValues, Json } from '@contract';

import { shortened } from '../../http/plain-text';

const MAX_CHARACTERS = 200;
const MAX_ITEMS = 20;

const short = (value: Json): Json => {
  if (typeof value === 'string') return shortened(value, MAX_CHARACTERS);
  if (!Array.isArray(value)) return value;
  const items = value.slice(0, MAX_ITEMS).map(short);
  return value.length > MAX_ITEMS ? [...items, '…'] : items;
};

/** The values that differ, before and after, with long texts and lists shortened, for `recordAudit`. */
export const changesOf = (
  before: AuditValues,
  after: AuditValues,
): { before: AuditValues; after: AuditValues } => {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (values: AuditValues): AuditValues =>
    Object.fromEntries(changed.map((name) => [name, short(values[name] ?? null)]));
  return { before: pick(before), after: pick(after) };
};
