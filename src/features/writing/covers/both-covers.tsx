import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';

import { type NewsFormValues, noteOriginal, type Original, originalOf } from '@/features/news';
import { COVER_TYPES } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { toast } from '@/shared/ui/toast/toast';

import type { Covers } from './covers-dialog';
import { fileAt } from './file-at';
import { coverMessages } from './messages';

const dialog = onDemand(() => import('./covers-dialog').then((module) => module.CoversDialog));

type Props = {
  /** The address of the stored picture from which the covers were cropped, if the backend keeps it. */
  originalUrl: string | null | undefined;
};

/** Chooses one picture for both covers, or crops both again from their original. */
export function BothCovers({ originalUrl }: Props) {
  const messages = useMessages(coverMessages);
  const { values, setFieldValue } = useFormikContext<NewsFormValues>();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<{ file: File; isKept: boolean } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const Dialog = dialog.usePart(picture !== null);
  const areStored = values.cover === null && values.square === null;
  const original: Original | undefined = areStored && originalUrl ? 'kept' : originalOf(values);

  const cutAgain = async () => {
    if (original instanceof File) return setPicture({ file: original, isKept: false });
    setLoading(true);
    const file = await fileAt(originalUrl ?? '');
    setLoading(false);
    if (file) setPicture({ file, isKept: true });
    else toast.error(messages.notLoaded);
  };
  const use = async ({ cover, square, original: cutFrom }: Covers) => {
    noteOriginal([cover, square], picture?.isKept ? 'kept' : cutFrom);
    setPicture(null);
    await setFieldValue('cover', cover);
    await setFieldValue('square', square);
  };
  return (
    <>
      {original && (
        <Button size="xs" variant="flat" loading={isLoading} onClick={() => void cutAgain()}>
          {messages.cutAgain}
        </Button>
      )}
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
          const [file] = target.files ?? [];
          setPicture(file ? { file, isKept: false } : null);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      {Dialog && picture && (
        <Dialog file={picture.file} onUse={(covers) => void use(covers)} onCancel={() => setPicture(null)} />
      )}
    </>
  );
}
