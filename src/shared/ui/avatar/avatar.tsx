import MuiAvatar from '@mui/material/Avatar';
import { useState } from 'react';

import { AVATAR_SIZE_PX } from '@/shared/contract/limits';

import { initials } from './initials';

export type AvatarSize = keyof typeof AVATAR_SIZE_PX;

type AvatarProps = {
  /** The person's display name: the alternative text of the picture and the source of the initials. */
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** Set this if the name is next to the picture: the picture is then hidden from screen readers. */
  decorative?: boolean;
};

/**
 * A round picture of 24, 32, 50 or 70 px (KIT-13). Shows the initials without a picture or if it fails to
 * load.
 */
export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps) {
  const side = AVATAR_SIZE_PX[size];
  const [failed, setFailed] = useState<string>();
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <MuiAvatar
      {...spoken}
      component="span"
      style={{ width: side, height: side, fontSize: Math.round(side * 0.4) }}
    >
      {/* Not MUI's `src`: it loads every picture immediately, even far down a list. */}
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </MuiAvatar>
  );
}
