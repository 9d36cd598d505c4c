import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { newsFormMessages } from '../messages';

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
  progress: number;
  onCancel: () => void;
};

/**
 * The upload progress. When everything is sent, the upload can no longer be cancelled, so Cancel disappears.
 */
export function UploadProgress({ progress, onCancel }: Props) {
  const messages = useMessages(newsFormMessages);
  const sent = progress >= 1;
  return (
    <Root>
      <progress value={progress} max={1} aria-label={messages.sending} />
      <span role="status">{sent ? messages.deciding : `${Math.floor(progress * 100)}%`}</span>
      {!sent && (
        <Button size="sm" variant="outlined" color="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
    </Root>
  );
}
