import sharp from 'sharp';

const GAP = 12;
const LABEL = 22;
const SHOWN = { 1440: 640, 390: 300 };
/** The number of screens side by side, each with its states. */
const ABREAST = { 1440: 1, 390: 2 };
/** The maximum size of a sheet, so that it can be viewed without scrolling far. */
const ROWS = { 1440: 5, 390: 2 };

const labelOf = (text, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}">` +
      `<text x="2" y="16" font-family="sans-serif" font-size="14" fill="#202020">${text}</text></svg>`,
  );

const tileOf = async ({ picture, label }, width) => {
  const { data, info } = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
  return { data, height: info.height, label };
};

const writeOne = async (file, pictures, shown, columns) => {
  const layers = [];
  let top = GAP;
  for (let first = 0; first < pictures.length; first += columns) {
    const tiles = await Promise.all(
      pictures.slice(first, first + columns).map((picture) => tileOf(picture, shown)),
    );
    tiles.forEach(({ data, label }, column) => {
      const left = GAP + column * (shown + GAP);
      layers.push({ input: labelOf(label, shown), left, top });
      layers.push({ input: data, left, top: top + LABEL });
    });
    top += LABEL + GAP + Math.max(...tiles.map(({ height }) => height));
  }
  const size = { width: GAP + columns * (shown + GAP), height: top };
  await sharp({ create: { ...size, channels: 3, background: '#c9ced2' } })
    .composite(layers)
    .png({ palette: true, effort: 3 })
    .toFile(file);
};

/** Combines pictures into numbered files: a row is a screen (or two phone screens), a column a state. */
export const writeSheets = async (name, pictures, { width, states }) => {
  const columns = states * ABREAST[width];
  const each = columns * ROWS[width];
  for (let first = 0; first < pictures.length; first += each) {
    const part = pictures.slice(first, first + each);
    await writeOne(`${name}-${first / each + 1}.png`, part, SHOWN[width], columns);
  }
};
