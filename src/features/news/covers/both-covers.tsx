import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { COVER_TYPES } from '../fields/cover-limits';
import type { NewsFormValues } from '../fields/news-form-values';

import type { Covers } from './covers-dialog';
import { coverMessages } from './messages';

const dialog = onDemand(() => import('./covers-dialog').then((module) => module.CoversDialog));

/** Chooses one picture, of which both covers are made. */
export function BothCovers() {
  const messages = useMessages(coverMessages);
  const { setFieldValue } = useFormikContext<NewsFormValues>();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const Dialog = dialog.usePart(file !== null);
  const use = async ({ cover, square }: Covers) => {
    setFile(null);
    await setFieldValue('cover', cover);
    await setFieldValue('square', square);
  };
  return (
    <>
      <Button size="xs" variant="outlined" onClick={() => input.current?.click()}>
        {messages.choose}
      </Button>
      <input
        hidden
        ref={input}
        type="file"
        aria-label={messages.choose}
        accept={COVER_TYPES}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {Dialog && file && (
        <Dialog file={file} onUse={(covers) => void use(covers)} onCancel={() => setFile(null)} />
      )}
    </>
  );
}
