import type { CustomRowAction } from '@/shared/ui/data-table/row-actions';

/** A menu item for what the server offers no call for: it stands there, cannot be chosen, and says why (GRP-09). */
export const unavailable = (key: string, label: string, disabledReason: string): CustomRowAction => ({
  key,
  label,
  disabledReason,
  onSelect: () => undefined,
});
