import { onDemand } from '@/shared/ui/on-demand/on-demand';

import type { ReturnDialogProps } from './return-dialog';

const dialog = onDemand(() => import('./return-dialog').then((module) => module.ReturnDialog));

/** The return dialog; its code loads on first use. */
export function ReturnOnDemand(props: ReturnDialogProps) {
  const Dialog = dialog.usePart(props.news !== null);
  return Dialog ? <Dialog {...props} /> : null;
}
