import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { toEmbedUrl } from '@/shared/editor/embeds';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';

import type { NewsFormValues } from '../fields/news-form-values';
import { isSoundAddress } from '../fields/stored-faults';
import { newsFormMessages } from '../form-messages';

import { MediaPreview } from './media-preview';
import { tiktokPlayer } from './tiktok-player';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
}));
const Wide = styled('div')({ width: '100%' });

/** The TikTok URL, deleted after a confirmation, and the video URL, each with its preview (NWS-07). */
export function VideoFields() {
  const messages = useMessages(newsFormMessages);
  const { values, initialValues, setFieldValue } = useFormikContext<NewsFormValues>();
  const [deleting, setDeleting] = useState(false);
  const { tiktokUrl, videoUrl } = values;
  const note = (name: 'tiktokUrl' | 'videoUrl') =>
    values[name] === initialValues[name] && !isSoundAddress(values[name]) && messages.storedAsItIs;

  return (
    <Root>
      <Wide>
        <FormTextField
          name="tiktokUrl"
          label={messages.tiktokUrl}
          type="url"
          description={note('tiktokUrl')}
        />
      </Wide>
      <MediaPreview upright label={messages.tiktokUrl} address={tiktokUrl} player={tiktokPlayer(tiktokUrl)} />
      {tiktokUrl !== '' && (
        <Button size="sm" variant="outlined" color="danger" onClick={() => setDeleting(true)}>
          {messages.deleteTiktok}
        </Button>
      )}
      <Wide>
        <FormTextField name="videoUrl" label={messages.videoUrl} type="url" description={note('videoUrl')} />
      </Wide>
      <MediaPreview label={messages.videoUrl} address={videoUrl} player={toEmbedUrl(videoUrl)} />
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
