import type { ReactNode } from 'react';

import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { ActionBar } from '@/shared/ui/action-bar/action-bar';

import { newsFormMessages } from '../form-messages';

import { UploadProgress } from './upload-progress';

type Props = {
  /** The upload progress from 0 to 1; null if no upload is running. */
  progress: number | null;
  onCancelUpload: () => void;
  /** Images in the content are still uploading: a save would lack them. */
  imagesPending: boolean;
  /** The state of the draft and its actions. */
  children: ReactNode;
};

/** The Save button, always visible and never covered by a toast, with the upload progress. */
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
