import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

import { useMessages } from '@/shared/i18n/messages';
import type { Area } from '@/shared/ui/crop-dialog/crop-image';

import type { Size } from '../form/cover-cut';

import { coverMessages } from './messages';

const MAX_ZOOM = 4;
/** Pixels of the screen that an arrow key moves the picture by. */
const STEP = 8;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 180,
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
}));

type Props = {
  label: string;
  url: string;
  ratio: Size;
  /** The part to begin with, in percent of the picture. */
  area: Area;
  /** The part that is chosen, in the picture's own pixels. */
  onArea: (area: Area) => void;
};

/** One cover as it will be cut, to be moved and zoomed. */
export function CoverCrop({ label, url, ratio, area, onArea }: Props) {
  const messages = useMessages(coverMessages);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div>
      <strong lang="en">{label}</strong>
      <Stage>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={ratio.width / ratio.height}
          initialCroppedAreaPercentages={area}
          keyboardStep={STEP}
          // The policy lets no library put a style element into the page.
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': label, role: 'group' }}
          mediaProps={{ alt: '' }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => onArea(pixels)}
        />
      </Stage>
      <Slider
        size="small"
        aria-label={messages.zoom(label)}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(_event, value) => setZoom(Number(value))}
      />
    </div>
  );
}
