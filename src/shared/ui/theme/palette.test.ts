import { COLOURS, darkPalette, lightPalette } from './palette';

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string) =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));
const contrast = (a: string, b: string) => {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_, palette) => {
  const surfaces = [palette.background.paper, palette.background.default];

  it('has the eight colours of the specification [KIT-16]', () => {
    expect(COLOURS).toEqual([
      'primary',
      'secondary',
      'success',
      'danger',
      'warning',
      'info',
      'dark',
      'light',
    ]);
    COLOURS.forEach((colour) => expect(palette[colour].main).toMatch(/^#[0-9a-f]{6}$/));
  });

  it.each(COLOURS)('keeps %s readable on its own fill, on its soft shade and on every surface', (colour) => {
    const { main, dark, contrastText, ink, soft } = palette[colour];
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
    [soft, ...surfaces].forEach((surface) => expect(contrast(ink, surface)).toBeGreaterThanOrEqual(4.5));
  });

  it('keeps main and quiet text readable on every surface', () => {
    surfaces.forEach((surface) => {
      expect(contrast(palette.text.primary, surface)).toBeGreaterThanOrEqual(7);
      expect(contrast(palette.text.secondary, surface)).toBeGreaterThanOrEqual(4.5);
    });
  });
});
