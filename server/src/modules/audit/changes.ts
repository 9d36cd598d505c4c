import type { AuditValues, Json } from '@contract';

const MAX_CHARACTERS = 200;
const MAX_ITEMS = 20;

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A text shortened for the log, cut after a whole character. */
const shortText = (text: string): string => {
  if (text.length <= MAX_CHARACTERS) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, MAX_CHARACTERS + 50))) {
    if (index + segment.length > MAX_CHARACTERS) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
};

const short = (value: Json): Json => {
  if (typeof value === 'string') return shortText(value);
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
