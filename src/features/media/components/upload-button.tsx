import { useRef } from 'react';

import { PICTURE_TYPES } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { mediaMessages } from '../messages';

type Props = { isUploading: boolean; onFiles: (files: File[]) => void };

/** Asks for pictures to upload. */
export function UploadButton({ isUploading, onFiles }: Props) {
  const messages = useMessages(mediaMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button loading={isUploading} onClick={() => input.current?.click()}>
        {messages.upload}
      </Button>
      <input
        hidden
        multiple
        ref={input}
        type="file"
        aria-label={messages.upload}
        accept={PICTURE_TYPES}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
