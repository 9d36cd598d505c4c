import { createRandom, pick } from './random';

const BACKGROUNDS = [
  '#c7d2fe',
  '#bae6fd',
  '#bbf7d0',
  '#fde68a',
  '#fecaca',
  '#fbcfe8',
  '#ddd6fe',
  '#99f6e4',
] as const;
const SKINS = ['#f6d7b8', '#eabf94', '#d9a066', '#b97a4b', '#8d5a3b'] as const;
const HAIRS = ['#1f2937', '#3b2a20', '#5b3a29', '#111827', '#6b7280'] as const;
const CLOTHES = [
  '#4338ca',
  '#0369a1',
  '#047857',
  '#b45309',
  '#b91c1c',
  '#be185d',
  '#6d28d9',
  '#0f766e',
] as const;
const HAIR_SHAPES = [
  'M26 44c0-18 10-27 24-27s24 9 24 27c-4-9-10-13-24-13s-20 4-24 13z',
  'M24 62c-4-30 6-45 26-45s30 15 26 45c-4-6-4-16-7-24-6-1-14-3-19-8-5 5-13 7-19 8-3 8-3 18-7 24z',
  'M27 40c1-16 11-23 23-23s22 7 23 23c-8-3-12-8-14-12-8 7-22 10-32 12z',
] as const;

/** A placeholder image of a face as an SVG document; the same seed gives the same image. */
export const drawAvatar = (seed: number): string => {
  const random = createRandom(seed * 7919 + 17);
  const skin = pick(random, SKINS);
  const glasses =
    random() < 0.3
      ? '<g fill="none" stroke="#1f2937" stroke-width="1.6"><circle cx="42" cy="47" r="5.5"/><circle cx="58" cy="47" r="5.5"/><path d="M47.5 47h5"/></g>'
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
<rect width="100" height="100" fill="${pick(random, BACKGROUNDS)}"/>
<path d="M14 100c2-22 16-30 36-30s34 8 36 30z" fill="${pick(random, CLOTHES)}"/>
<path d="M42 60h16v14c-4 5-12 5-16 0z" fill="${skin}"/><ellipse cx="50" cy="46" rx="20" ry="23" fill="${skin}"/>
<path d="${pick(random, HAIR_SHAPES)}" fill="${pick(random, HAIRS)}"/>
<circle cx="42" cy="47" r="2.2" fill="#1f2937"/><circle cx="58" cy="47" r="2.2" fill="#1f2937"/>${glasses}
<path d="M43 57c4 ${3 + Math.round(random() * 3)} 10 4 14 0" fill="none" stroke="#7c2d12" stroke-width="2" stroke-linecap="round"/>
</svg>`;
};
