import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

import type { Area } from './crop-image';

const MAX_ZOOM = 4;
/** How far an arrow key moves the picture, in screen pixels. */
const STEP = 8;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
}));

type Props = {
  /** The name of the crop area, for a screen reader. */
  label: string;
  zoomLabel: string;
  url: string;
  ratio: { width: number; height: number };
  /** Shows the crop area as a circle. */
  round?: boolean;
  height: number | string;
  /** The initial crop area, in percent of the picture. */
  area?: Area;
  /** Receives the crop area in pixels of the picture. */
  onArea: (area: Area) => void;
  onUnreadable?: () => void;
};

/**
 * Selects a crop area with a fixed ratio by mouse, touch or keyboard. Use a new `key` for another picture.
 */
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
          // The content security policy forbids a library to add a style element to the page.
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
