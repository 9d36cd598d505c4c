import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { newsFormMessages } from '../form-messages';

import { UploadProgress } from './upload-progress';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

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
    <Bar>
      <SubmitButton disabled={imagesPending}>{messages.save}</SubmitButton>
      {imagesPending && <span role="status">{messages.imagesPending}</span>}
      {progress !== null && <UploadProgress progress={progress} onCancel={onCancelUpload} />}
      {children}
    </Bar>
  );
}
