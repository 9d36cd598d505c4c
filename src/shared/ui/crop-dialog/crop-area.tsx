import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

import type { Area } from './crop-image';

const MAX_ZOOM = 4;
/** Pixels of the screen that an arrow key moves the picture by. */
const STEP = 8;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
}));

type Props = {
  /** What is cut out, for a screen reader. */
  label: string;
  zoomLabel: string;
  url: string;
  ratio: { width: number; height: number };
  /** The part is shown in a circle. */
  round?: boolean;
  height: number | string;
  /** The part to begin with, in percent of the picture. */
  area?: Area;
  /** The part that is chosen, in the picture's own pixels. */
  onArea: (area: Area) => void;
  onUnreadable?: () => void;
};

/** A part of a picture, of a fixed ratio, chosen by pointer, finger or keyboard. Another picture needs another `key`. */
export function CropArea(props: Props) {
  const { label, zoomLabel, url, ratio, round = false, height, area, onArea, onUnreadable } = props;
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <Stage sx={{ height }}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={ratio.width / ratio.height}
          initialCroppedAreaPercentages={area}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          keyboardStep={STEP}
          // The policy lets no library put a style element into the page.
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': label, role: 'group' }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => onArea(pixels)}
        />
      </Stage>
      <Slider
        size="small"
        aria-label={zoomLabel}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(_event, value) => setZoom(Number(value))}
      />
    </>
  );
}
