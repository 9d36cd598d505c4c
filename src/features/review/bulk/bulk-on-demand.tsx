import { onDemand } from '@/shared/ui/on-demand/on-demand';

import type { BulkDialogProps } from './bulk-dialog';

const dialog = onDemand(() => import('./bulk-dialog').then((module) => module.BulkDialog));

/** The dialog that asks before an action on items of a list; its code loads on first use. */
export function BulkOnDemand(props: BulkDialogProps) {
  const Dialog = dialog.usePart(props.asked !== null);
  return Dialog ? <Dialog {...props} /> : null;
}
