import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

import { mediaEntryMessages, mediaPicker } from '@/features/media';
import { fieldMessages, type NewsFormValues, noteOriginal, type Original, originalOf } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { type Id, type MediaPicture, PICTURE_TYPES } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { onDemand } from '@/shared/ui/on-demand/on-demand';
import { toast } from '@/shared/ui/toast/toast';

import type { Covers } from './covers-dialog';
import { fileAt } from './file-at';
import { coverMessages } from './messages';

const dialog = onDemand(() => import('./covers-dialog').then((module) => module.CoversDialog));

const Zone = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 3),
  padding: theme.spacing(1.5, 2, 2),
  border: `1.5px dashed color-mix(in srgb, ${theme.vars.palette.text.secondary} 55%, transparent)`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-dragging="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));

/** Both covers with the same height, and below them what will be cut off. */
const Covers = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 280px',
  gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 9fr)',
  alignItems: 'start',
  gap: theme.spacing(1, 1.5),
  maxWidth: 480,
  '& > figure': { order: 1, gridColumn: '1 / -1' },
  // As small as both labels of the narrower cover.
  '& label:has(input) > span': { ...theme.typography.caption, fontWeight: 500 },
  // The star of the narrower label would take a line of its own, and the covers would stand askew.
  [theme.breakpoints.down('sm')]: {
    '& label:not(:has(input))': { ...theme.typography.caption, fontWeight: 500, whiteSpace: 'nowrap' },
  },
}));

const Both = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 180px',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
}));

const Ways = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

/**
 * Where the picture comes from: `kept` is the original that the server has, and `original` is sent as it is, so that a picture of
 * the library is not stored again.
 */
type Source = 'device' | 'kept' | 'original';

type Props = {
  groupId: Id;
  /** The address of the stored picture from which the covers were cropped, if the backend keeps it. */
  originalUrl: string | null | undefined;
  /** The two covers. */
  children?: ReactNode;
};

/** The covers, in a zone that takes one picture for both. Crops both again from their original, too. */
export function BothCovers({ groupId, originalUrl, children }: Props) {
  const messages = useMessages(coverMessages);
  const { fromLibrary } = useMessages(mediaEntryMessages);
  const { covers } = useMessages(fieldMessages);
  const { values, setFieldValue } = useFormikContext<NewsFormValues>();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<{ file: File; source: Source } | null>(null);
  const [loading, setLoading] = useState<Source | null>(null);
  const hasLibrary = useExtension('media');
  const [isPicking, setPicking] = useState(false);
  const Picker = mediaPicker.usePart(isPicking);
  const [isDragging, setDragging] = useState(false);
  const Dialog = dialog.usePart(picture !== null);
  const areStored = values.cover === null && values.square === null;
  const original: Original | undefined = areStored && originalUrl ? 'kept' : originalOf(values);

  const choose = (file: File | null | undefined) => setPicture(file ? { file, source: 'device' } : null);
  const load = async (address: string, source: Source) => {
    setLoading(source);
    const file = await fileAt(address);
    setLoading(null);
    if (file) setPicture({ file, source });
    else toast.error(messages.notLoaded);
  };
  const cutAgain = () => {
    if (original instanceof File) setPicture({ file: original, source: 'original' });
    else void load(originalUrl ?? '', 'kept');
  };
  const take = ({ url }: MediaPicture) => {
    setPicking(false);
    void load(url, 'original');
  };
  const use = async ({ cover, square, original: cutFrom }: Covers) => {
    const originals = { device: cutFrom, kept: 'kept', original: picture?.file ?? cutFrom } as const;
    noteOriginal([cover, square], originals[picture?.source ?? 'device']);
    setPicture(null);
    await setFieldValue('cover', cover);
    await setFieldValue('square', square);
  };
  /** A cover that is below the pointer takes the picture itself. */
  const isTaken = (event: DragEvent) => event.isDefaultPrevented();
  return (
    <Zone
      aria-label={covers}
      data-dragging={isDragging}
      onDragOver={(event) => {
        setDragging(!isTaken(event));
        event.preventDefault();
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        setDragging(false);
        const file = event.dataTransfer.files.item(0);
        if (file && !isTaken(event)) choose(file);
        event.preventDefault();
      }}
    >
      <Covers>{children}</Covers>
      <Both>
        <p>{messages.drop}</p>
        <Ways>
          <Button size="sm" variant="outlined" onClick={() => input.current?.click()}>
            {messages.choose}
          </Button>
          {hasLibrary && (
            <Button
              size="sm"
              variant="outlined"
              loading={loading === 'original'}
              onPointerEnter={() => void mediaPicker.preload()}
              onFocus={() => void mediaPicker.preload()}
              onClick={() => setPicking(true)}
            >
              {fromLibrary}
            </Button>
          )}
          {original && (
            <Button size="sm" variant="flat" loading={loading === 'kept'} onClick={cutAgain}>
              {messages.cutAgain}
            </Button>
          )}
        </Ways>
      </Both>
      <input
        hidden
        ref={input}
        type="file"
        aria-label={messages.choose}
        accept={PICTURE_TYPES}
        onChange={({ target }) => {
          choose(target.files?.item(0));
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      {Picker && isPicking && <Picker groupId={groupId} onChoose={take} onClose={() => setPicking(false)} />}
      {Dialog && picture && (
        <Dialog file={picture.file} onUse={(covers) => void use(covers)} onCancel={() => setPicture(null)} />
      )}
    </Zone>
  );
}
