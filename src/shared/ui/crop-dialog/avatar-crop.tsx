import { AVATAR_SENT_PX, SQUARE_RATIO } from '@/shared/contract';

import { onDemand } from '../on-demand/on-demand';

import type { CropDialogProps } from './crop-dialog';

const dialog = onDemand(() => import('./crop-dialog').then((module) => module.CropDialog));

/** Crops a profile picture to a square, previewed as a circle. Its code loads when a picture is chosen. */
export function AvatarCrop(props: Pick<CropDialogProps, 'file' | 'title' | 'onCrop' | 'onCancel'>) {
  const Dialog = dialog.usePart(props.file !== null);
  return Dialog ? <Dialog {...props} ratio={SQUARE_RATIO} round longestSide={AVATAR_SENT_PX} /> : null;
}
