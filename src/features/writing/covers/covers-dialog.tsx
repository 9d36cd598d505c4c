import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { fieldMessages, type Size } from '@/features/news';
import { COVER_RATIO, SQUARE_RATIO } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Button } from '@/shared/ui/button/button';
import { type Area, cropImage } from '@/shared/ui/crop-dialog/crop-image';
import { useObjectUrl } from '@/shared/ui/image-uploader/use-object-url';
import { Modal } from '@/shared/ui/modal/modal';

import { areaAround, MIDDLE } from './area-around';
import { CoverCrop } from './cover-crop';
import { FocalPoint } from './focal-point';
import { coverMessages } from './messages';

/**
 * The maximum upload size: twice the largest size that a backend shows, so that cropping here loses no
 * detail.
 */
const LONGEST_SIDE_PX = 3_200;

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  '& p': { margin: 0 },
}));

const Both = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 10fr)' },
}));

/** `original`: the whole picture, at most as large as a backend keeps it. */
export type Covers = Record<'cover' | 'square' | 'original', File>;

export type CoversDialogProps = {
  /** The picture from which both are cropped. */
  file: File;
  onUse: (covers: Covers) => void;
  onCancel: () => void;
};

const NO_AREAS: { cover: Area | null; square: Area | null } = { cover: null, square: null };

/** Crops both covers from one picture around one chosen point (DSK-08). */
export function CoversDialog({ file, onUse, onCancel }: CoversDialogProps) {
  const messages = useMessages(coverMessages);
  const labels = useMessages(fieldMessages);
  const url = useObjectUrl(file);
  const [size, setSize] = useState<Size | null>(null);
  const [point, setPoint] = useState(MIDDLE);
  const [areas, setAreas] = useState(NO_AREAS);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isCutting, setCutting] = useState(false);
  const { cover, square } = areas;

  const use = async () => {
    if (!cover || !square || !size) return;
    setCutting(true);
    try {
      const cut = (area: Area) => cropImage(file, area, LONGEST_SIDE_PX);
      const whole = { x: 0, y: 0, ...size };
      onUse({ cover: await cut(cover), square: await cut(square), original: await cut(whole) });
    } catch {
      setUnreadable(true);
      setCutting(false);
    }
  };
  const crops = [
    { name: 'cover', ratio: COVER_RATIO },
    { name: 'square', ratio: SQUARE_RATIO },
  ] as const;

  return (
    <Modal
      open
      header={messages.title}
      onClose={onCancel}
      closeDisabled={isCutting}
      footer={
        <>
          <Button variant="flat" color="secondary" disabled={isCutting} onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button loading={isCutting} disabled={!cover || !square || isUnreadable} onClick={() => void use()}>
            {messages.use}
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <AlertBox kind="error">{messages.unreadable}</AlertBox>
      ) : (
        <Body>
          <p>{messages.hint}</p>
          {url && (
            <FocalPoint
              url={url}
              point={point}
              onPick={setPoint}
              onSize={setSize}
              onError={() => setUnreadable(true)}
            />
          )}
          {url && size && (
            <Both>
              {crops.map(({ name, ratio }) => (
                <CoverCrop
                  // A new point resets the crop.
                  key={`${name} ${point.x} ${point.y}`}
                  label={labels[name]}
                  url={url}
                  ratio={ratio}
                  area={areaAround(size, ratio, point)}
                  onArea={(area) => setAreas((last) => ({ ...last, [name]: area }))}
                />
              ))}
            </Both>
          )}
        </Body>
      )}
    </Modal>
  );
}
