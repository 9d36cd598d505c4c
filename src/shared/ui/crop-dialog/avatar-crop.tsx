import { AVATAR_SENT_PX, SQUARE_RATIO } from '@/shared/contract';

import type { CropDialogProps } from './crop-dialog';
import { CropOnDemand } from './crop-on-demand';

/** Crops a profile picture to a square, previewed as a circle. */
export function AvatarCrop(props: Pick<CropDialogProps, 'file' | 'title' | 'onCrop' | 'onCancel'>) {
  return <CropOnDemand {...props} ratio={SQUARE_RATIO} round longestSide={AVATAR_SENT_PX} />;
}
