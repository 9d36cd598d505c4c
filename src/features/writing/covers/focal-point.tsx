import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';

import type { Size } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';

import type { Point } from './area-around';
import { coverMessages } from './messages';

/** How far an arrow key moves the point, as a fraction of the picture. */
const STEP = 0.05;

const Picture = styled('button')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'center',
  display: 'block',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  overflow: 'hidden',
  lineHeight: 0,
  cursor: 'crosshair',
  '& img': { maxWidth: '100%', maxHeight: 'min(260px, 35vh)' },
  '& span': {
    position: 'absolute',
    width: 22,
    height: 22,
    margin: -11,
    border: '3px solid #fff',
    borderRadius: '50%',
    boxShadow: '0 0 0 2px rgb(0 0 0 / 70%), inset 0 0 0 2px rgb(0 0 0 / 70%)',
  },
}));

const MOVES: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (value: number) => Math.min(1, Math.max(0, value));
const percent = (part: number) => `${Math.round(part * 100)}%`;

type Props = {
  url: string;
  point: Point;
  onPick: (point: Point) => void;
  onSize: (size: Size) => void;
  onError: () => void;
};

/** The whole picture with the point around which both covers are cropped. */
export function FocalPoint({ url, point, onPick, onSize, onError }: Props) {
  const messages = useMessages(coverMessages);
  const pick = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space also fire a click event, but without a position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPick({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    onPick({ x: within(point.x + by.x), y: within(point.y + by.y) });
  };
  return (
    <Picture
      type="button"
      aria-label={`${messages.focalPoint}: ${percent(point.x)} × ${percent(point.y)}`}
      onClick={pick}
      onKeyDown={move}
    >
      <img
        src={url}
        alt=""
        onError={onError}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize({ width, height })
        }
      />
      <span style={{ left: percent(point.x), top: percent(point.y) }} />
    </Picture>
  );
}
