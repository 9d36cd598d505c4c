const NAMED: Record<string, string> = {
  white: '255, 255, 255',
  black: '0, 0, 0',
  red: '255, 0, 0',
  lime: '0, 255, 0',
  blue: '0, 0, 255',
  yellow: '255, 255, 0',
  gray: '128, 128, 128',
  grey: '128, 128, 128',
  silver: '192, 192, 192',
  snow: '255, 250, 250',
  ivory: '255, 255, 240',
  whitesmoke: '245, 245, 245',
  ghostwhite: '248, 248, 255',
  window: '255, 255, 255',
  azure: '240, 255, 255',
  aliceblue: '240, 248, 255',
  mintcream: '245, 255, 250',
  honeydew: '240, 255, 240',
  floralwhite: '255, 250, 240',
  seashell: '255, 245, 238',
};
/**
 * If the difference in each of red, green and blue is below this, text cannot be distinguished from its
 * background.
 */
const SAME_COLOR = 24;

const channelsOf = (color: string): number[] => {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return pairs.map((pair) => parseInt(pair, 16));
  }
  return ((NAMED[color.toLowerCase()] ?? color).match(/[\d.]+/g) ?? []).map(Number);
};

/** Whether a colour cannot be seen. */
export const isTransparent = (color: string): boolean =>
  color === 'transparent' || (/^(?:rgb|hsl)a?\(/.test(color) && (channelsOf(color)[3] ?? 1) < 0.1);

/** Whether text of one colour cannot be read on the other. */
export const isSameColor = (one: string, other: string): boolean => {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [ones, others] = [channelsOf(one), channelsOf(other)];
  return (
    ones.length >= 3 &&
    others.length >= 3 &&
    [0, 1, 2].every((index) => Math.abs((ones[index] ?? 0) - (others[index] ?? 0)) < SAME_COLOR)
  );
};

/** Whether a colour is read on white, not on black; the colour of text that names none is black. */
export const isDark = (color: string): boolean => {
  const [red, green, blue] = color === '' ? [0, 0, 0] : channelsOf(color);
  if (red === undefined || green === undefined || blue === undefined) return false;
  return 0.3 * red + 0.59 * green + 0.11 * blue < 100;
};
