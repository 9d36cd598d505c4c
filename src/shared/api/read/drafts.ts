import type { Draft, DraftSummary } from '@/shared/contract';

import { isWire, numberOrNull, text, type Wire } from './values';

/** A link leads only inside the console: browsers read `//host` as the address of another website. */
const pathOf = (value: unknown): string => (/^\/(?![/\\])\S*$/.test(text(value)) ? text(value) : '');

/** Unsaved text of a form, without its values. */
export const readDraftSummary = (wire: Wire): DraftSummary => ({
  id: text(wire['id']),
  form: text(wire['form']),
  address: pathOf(wire['address']),
  name: text(wire['name']),
  savedAt: text(wire['savedAt']),
  version: numberOrNull(wire['version']) ?? 0,
});

/** Unsaved text of a form. The form reads the values, because only it knows its fields. */
export const readDraft = (wire: Wire): Draft => ({
  ...readDraftSummary(wire),
  values: isWire(wire['values']) ? wire['values'] : {},
});
