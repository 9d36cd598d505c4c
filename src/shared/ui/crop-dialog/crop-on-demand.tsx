import { onDemand } from '../on-demand/on-demand';

import type { CropDialogProps } from './crop-dialog';

const dialog = onDemand(() => import('./crop-dialog').then((module) => module.CropDialog));

/** The crop dialog; its code loads when the first picture is chosen. */
export function CropOnDemand(props: CropDialogProps) {
  const Dialog = dialog.usePart(props.file !== null);
  return Dialog ? <Dialog {...props} /> : null;
}
