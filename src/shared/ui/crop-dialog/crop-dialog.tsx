import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

import { useMessages } from '@/shared/i18n/messages';

import { AlertBox } from '../alert-box/alert-box';
import { Button } from '../button/button';
import { useObjectUrl } from '../image-uploader/use-object-url';
import { Modal } from '../modal/modal';

import { type Area, cropImage } from './crop-image';
import { cropMessages } from './messages';

const MAX_ZOOM = 4;
/** Pixels of the screen that an arrow key moves the picture by. */
const STEP = 8;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'min(320px, 50vh)',
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
}));

const Zoom = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 1, 0),
}));

export type CropDialogProps = {
  /** The picture to take a part of; null closes the dialog. */
  file: File | null;
  title: string;
  ratio: { width: number; height: number };
  /** The part is shown in a circle. */
  round?: boolean;
  /** Pixels of the result at most. */
  longestSide: number;
  onCrop: (part: File) => void;
  onCancel: () => void;
};

/** Takes a part of a picture, of a fixed ratio, by pointer, finger or keyboard. */
export function CropDialog(props: CropDialogProps) {
  const { file, title, ratio, round = false, longestSide, onCrop, onCancel } = props;
  const messages = useMessages(cropMessages);
  const url = useObjectUrl(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const [seen, setSeen] = useState(file);
  if (file && file !== seen) {
    setSeen(file);
    setPlace({ x: 0, y: 0 });
    setZoom(1);
    setArea(null);
  }
  const isUnreadable = file !== null && file === unreadable;

  const confirm = async () => {
    if (!file || !area) return;
    const part = await cropImage(file, area, longestSide).catch(() => null);
    if (part) onCrop(part);
    else setUnreadable(file);
  };

  return (
    <Modal
      open={file !== null}
      header={title}
      onClose={onCancel}
      footer={
        <>
          <Button variant="flat" color="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button disabled={!area || isUnreadable} onClick={() => void confirm()}>
            {messages.crop}
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <AlertBox kind="error">{messages.unreadable}</AlertBox>
      ) : (
        <>
          <p>{messages.hint}</p>
          <Stage>
            {url && (
              <Cropper
                image={url}
                crop={place}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={ratio.width / ratio.height}
                cropShape={round ? 'round' : 'rect'}
                showGrid={!round}
                keyboardStep={STEP}
                // The policy lets no library put a style element into the page.
                disableAutomaticStylesInjection
                cropperProps={{ 'aria-label': messages.part, role: 'group' }}
                mediaProps={{ alt: '', onError: () => setUnreadable(file) }}
                onCropChange={setPlace}
                onZoomChange={setZoom}
                onCropComplete={(_percent, pixels) => setArea(pixels)}
              />
            )}
          </Stage>
          <Zoom>
            <span aria-hidden>{messages.zoom}</span>
            <Slider
              aria-label={messages.zoom}
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              onChange={(_event, value) => setZoom(Number(value))}
            />
          </Zoom>
        </>
      )}
    </Modal>
  );
}
