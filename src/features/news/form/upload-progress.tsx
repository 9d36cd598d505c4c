import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { newsFormMessages } from '../form-messages';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: '1 1 240px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& progress': { flex: 1, minWidth: 80, accentColor: theme.vars.palette.primary.main },
}));

type Props = {
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
};

/** How far the upload is. Once all is sent nothing can be taken back, so Cancel goes. */
export function UploadProgress({ share, onCancel }: Props) {
  const messages = useMessages(newsFormMessages);
  const sent = share >= 1;
  return (
    <Root>
      <progress value={share} max={1} aria-label={messages.sending} />
      <span role="status">{sent ? messages.deciding : `${Math.floor(share * 100)}%`}</span>
      {!sent && (
        <Button size="sm" variant="outlined" color="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
    </Root>
  );
}
