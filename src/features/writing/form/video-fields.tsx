import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useState, type ClipboardEvent } from 'react';

import { fieldMessages, MediaPreview, type NewsFormValues, tiktokPlayer } from '@/features/news';
import { isWebAddress, playerOf, whyNoPlayer } from '@/shared/contract';
import { unwrapRedirect } from '@/shared/editor/paste/redirectors';
import { addressInCode } from '@/shared/editor/player-code';
import { playerMessages } from '@/shared/editor/player-messages';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';

import { newsFormMessages } from '../messages';

import { isSoundAddress } from './stored-faults';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
}));
const Wide = styled('div')({ width: '100%' });

/** The TikTok URL, deleted after a confirmation, and the video URL, each with its preview (NWS-07). */
export function VideoFields() {
  const messages = useMessages(newsFormMessages);
  const labels = useMessages(fieldMessages);
  const noPlayer = useMessages(playerMessages);
  const { values, initialValues, setFieldValue } = useFormikContext<NewsFormValues>();
  const [deleting, setDeleting] = useState(false);
  const { tiktokUrl, videoUrl } = values;
  const players = { tiktokUrl: tiktokPlayer(tiktokUrl), videoUrl: playerOf(videoUrl) };
  const note = (name: keyof typeof players) => {
    const address = values[name];
    if (address === initialValues[name] && !isSoundAddress(address)) return messages.storedAsItIs;
    return isWebAddress(address) && players[name] === null && noPlayer[whyNoPlayer(address)];
  };
  const pasteIn = (name: keyof typeof players) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim();
    const inCode = addressInCode(pasted);
    // The address without a player says what to copy instead.
    const address = inCode === null ? unwrapRedirect(pasted) : (playerOf(inCode) ?? inCode);
    if (address === pasted) return;
    event.preventDefault();
    void setFieldValue(name, address);
  };

  return (
    <Root>
      <Wide>
        <FormTextField
          name="tiktokUrl"
          label={labels.tiktokUrl}
          type="url"
          description={note('tiktokUrl')}
          onPaste={pasteIn('tiktokUrl')}
        />
      </Wide>
      <MediaPreview upright label={labels.tiktokUrl} address={tiktokUrl} player={players.tiktokUrl} />
      {tiktokUrl !== '' && (
        <Button size="sm" variant="outlined" color="danger" onClick={() => setDeleting(true)}>
          {messages.deleteTiktok}
        </Button>
      )}
      <Wide>
        <FormTextField
          name="videoUrl"
          label={labels.videoUrl}
          type="url"
          description={note('videoUrl')}
          onPaste={pasteIn('videoUrl')}
        />
      </Wide>
      <MediaPreview label={labels.videoUrl} address={videoUrl} player={players.videoUrl} />
      <ConfirmDialog
        danger
        open={deleting}
        title={messages.deleteTiktok}
        confirmLabel={messages.delete}
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false);
          void setFieldValue('tiktokUrl', '');
        }}
      >
        {messages.deleteTiktokQuestion}
      </ConfirmDialog>
    </Root>
  );
}
