import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { memo, useRef, type ReactNode } from 'react';

import { type NewsFormValues, newsMessages, type SaveMeaning } from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';
import { ActionBar } from '@/shared/ui/action-bar/action-bar';
import { useControlKey } from '@/shared/ui/keys/control-key';

import { newsFormMessages } from '../messages';
import { PreviewButton } from '../preview/preview-button';

import { OtherSave } from './other-save';
import { UploadProgress } from './upload-progress';

/** At the end of the bar. */
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
}));

const Note = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 1,
  textAlign: 'end',
  color: theme.vars.palette.text.secondary,
  // Below the buttons, so that they stay in one row.
  [theme.breakpoints.down('sm')]: { order: 1, flexBasis: 180, textAlign: 'start' },
}));

type Props = {
  /** The item that is edited; undefined for a new one. */
  news: NewsItem | undefined;
  /** The upload progress from 0 to 1; null if no upload is running. */
  progress: number | null;
  onCancelUpload: () => void;
  /** Images in the content are still uploading: a save would lack them. */
  imagesPending: boolean;
  /** What saving means for readers. */
  meaning: SaveMeaning;
  /** Tells, before the form is submitted, whether the save is held back from readers. */
  onSubmit: (isHeldBack: boolean) => void;
  /** The state of the draft and its actions. */
  children: ReactNode;
};

/** Where the text is kept, the upload progress, Preview and Save with what it means: always visible and never covered by a toast. */
export function NewsFormActions(props: Props) {
  const { publishedDate } = useFormikContext<NewsFormValues>().values;
  return <Bar {...props} publishedDate={publishedDate} />;
}

// Formik notifies the bar of every keystroke in any field; of the values it shows only Publish at.
const Bar = memo(function Bar(props: Props & Pick<NewsFormValues, 'publishedDate'>) {
  const { progress, onCancelUpload, imagesPending, meaning, onSubmit, publishedDate, news, children } = props;
  const messages = useMessages(newsFormMessages);
  const notes = useMessages(newsMessages);
  const now = useNow();
  const save = useRef<HTMLButtonElement>(null);
  useControlKey('S', messages.saveMeans, () => {
    // What readers see does not change by a key that many press without a thought.
    if (meaning !== 'saves') return save.current?.focus();
    // A box is left as for a click: it then takes what was typed as a tag or a day.
    const box = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
    box?.blur();
    save.current?.click();
    box?.focus();
  });
  const isLater = meaning === 'publishes' && publishedDate !== null && publishedDate.getTime() > now;
  return (
    <ActionBar>
      {children}
      {imagesPending && <span role="status">{messages.imagesPending}</span>}
      {progress !== null && <UploadProgress progress={progress} onCancel={onCancelUpload} />}
      {meaning !== 'saves' && (
        <Note role="note">{isLater ? messages.schedulesNote : notes[`${meaning}Note`]}</Note>
      )}
      <Buttons>
        <PreviewButton news={news} />
        {meaning === 'publishes' && <OtherSave disabled={imagesPending} onChoose={() => onSubmit(true)} />}
        <SubmitButton ref={save} disabled={imagesPending} onClick={() => onSubmit(false)}>
          {meaning === 'publishes' ? messages.saveAndPublish : messages.save}
        </SubmitButton>
      </Buttons>
    </ActionBar>
  );
});
