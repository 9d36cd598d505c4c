import { AVATAR_SENT_PX, SQUARE_RATIO } from '@/shared/contract';

import type { CropDialogProps } from './crop-dialog';
import { CropOnDemand } from './crop-on-demand';

/** A picture of a person is cut to a square, shown as the circle that it will be seen in. */
export function AvatarCrop(props: Pick<CropDialogProps, 'file' | 'title' | 'onCrop' | 'onCancel'>) {
  return <CropOnDemand {...props} ratio={SQUARE_RATIO} round longestSide={AVATAR_SENT_PX} />;
}
