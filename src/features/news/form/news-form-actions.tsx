import type { ReactNode } from 'react';

import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { ActionBar } from '@/shared/ui/action-bar/action-bar';

import { newsFormMessages } from '../form-messages';

import { UploadProgress } from './upload-progress';

type Props = {
  /** The progress of the upload from 0 to 1; null while there is none. */
  progress: number | null;
  onCancelUpload: () => void;
  /** Images of the content are on their way: what is saved now would lack them. */
  imagesPending: boolean;
  /** Where the draft lies and what can be done with it. */
  children: ReactNode;
};

/** Save, always in reach and never under a toast, and the progress of the upload. */
export function NewsFormActions({ progress, onCancelUpload, imagesPending, children }: Props) {
  const messages = useMessages(newsFormMessages);
  return (
    <ActionBar>
      <SubmitButton disabled={imagesPending}>{messages.save}</SubmitButton>
      {imagesPending && <span role="status">{messages.imagesPending}</span>}
      {progress !== null && <UploadProgress progress={progress} onCancel={onCancelUpload} />}
      {children}
    </ActionBar>
  );
}
