import MuiAvatar from '@mui/material/Avatar';

import { AVATAR_SIZE_PX } from '@/shared/contract/limits';

import { initials } from './initials';

export type AvatarSize = keyof typeof AVATAR_SIZE_PX;

type AvatarProps = {
  /** The person's display name: the picture's text and the source of the initials. */
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** Beside the name in words a picture says nothing new: it is hidden from screen readers. */
  decorative?: boolean;
};

/** A round picture of 24, 32, 50 or 70 px (KIT-13), or the initials where there is none or it does not load. */
export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps) {
  const side = AVATAR_SIZE_PX[size];
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <MuiAvatar
      {...spoken}
      component="span"
      src={src ?? undefined}
      slotProps={{ img: { alt: '', width: side, height: side } }}
      style={{ width: side, height: side, fontSize: Math.round(side * 0.4) }}
    >
      {initials(name)}
    </MuiAvatar>
  );
}
