import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { AVATAR_SIZE_PX } from '@/shared/contract/limits';

import { initials } from './initials';

export type AvatarSize = keyof typeof AVATAR_SIZE_PX;

const Root = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: theme.vars.palette.primary.ink,
  backgroundColor: theme.vars.palette.primary.soft,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

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
  const [failed, setFailed] = useState<string | null>(null);
  const side = AVATAR_SIZE_PX[size];
  const picture = src && src !== failed ? src : null;
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...spoken} style={{ width: side, height: side, fontSize: Math.round(side * 0.4) }}>
      {picture ? (
        <img
          src={picture}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          onError={() => setFailed(picture)}
        />
      ) : (
        initials(name)
      )}
    </Root>
  );
}
