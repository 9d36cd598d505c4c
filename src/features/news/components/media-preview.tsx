import { styled } from '@mui/material/styles';

import { isWebAddress } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { newsMessages } from '../messages';

const Player = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
}));

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

type Props = {
  label: string;
  address: string;
  /** The address of the player; null if there is no allowed player for the site of the video. */
  player: string | null;
  upright?: boolean;
};

/** A video as readers will see it, or a plain link if it cannot be embedded. */
export function MediaPreview({ label, address, player, upright = false }: Props) {
  const messages = useMessages(newsMessages);
  if (player) {
    return (
      <Player
        src={player}
        title={label}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        style={upright ? { aspectRatio: '9 / 16', maxWidth: 280 } : { aspectRatio: '16 / 9' }}
      />
    );
  }
  if (!isWebAddress(address)) return null;
  return (
    <Button variant="flat" size="sm" href={address.trim()} {...ELSEWHERE}>
      {messages.openLink}
    </Button>
  );
}
