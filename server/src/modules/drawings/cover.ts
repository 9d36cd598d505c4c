import { createRandom, pick } from './random';

type Palette = readonly [deep: string, bright: string, pale: string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#1e3a8a', '#3b82f6', '#bfdbfe'],
  ['#14532d', '#22c55e', '#bbf7d0'],
  ['#7c2d12', '#f97316', '#fed7aa'],
  ['#581c87', '#a855f7', '#e9d5ff'],
  ['#134e4a', '#14b8a6', '#99f6e4'],
  ['#881337', '#f43f5e', '#fecdd3'],
  ['#1f2937', '#64748b', '#e2e8f0'],
  ['#713f12', '#eab308', '#fef08a'],
];

const HEIGHT = 360;

/** A placeholder image of a landscape as an SVG document with this ratio; the same seed gives the same image. */
export const drawCover = (seed: number, ratio: { width: number; height: number }): string => {
  const random = createRandom(seed * 104_729 + 3);
  const width = Math.round((HEIGHT * ratio.width) / ratio.height);
  const [deep, bright, pale] = pick(random, PALETTES);
  const hill = (base: number, swing: number): string => {
    const heights = Array.from({ length: 5 }, () => Math.round(base - random() * swing));
    const points = heights.map((y, index) => `${Math.round((width * index) / 4)},${y}`).join(' ');
    return `0,${HEIGHT} ${points} ${width},${HEIGHT}`;
  };
  const sun = { x: Math.round(width * (0.2 + random() * 0.6)), y: Math.round(70 + random() * 60) };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${bright}"/><stop offset="1" stop-color="${pale}"/></linearGradient></defs>
<rect width="${width}" height="${HEIGHT}" fill="url(#sky)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${Math.round(24 + random() * 26)}" fill="#fff" opacity=".75"/>
<polygon points="${hill(240, 110)}" fill="${bright}" opacity=".6"/>
<polygon points="${hill(290, 90)}" fill="${deep}" opacity=".55"/>
<polygon points="${hill(330, 60)}" fill="${deep}"/>
</svg>`;
};
