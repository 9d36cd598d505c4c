import sharp from 'sharp';

type Options = { width?: number; height?: number };

const blank = ({ width = 640, height = 480 }: Options) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } });

export const pngImage = (options: Options = {}): Promise<Buffer> => blank(options).png().toBuffer();

/** A photo as a telephone writes it: lying on its side, with the place where it was taken. */
export const photoWithExif = (options: Options = {}): Promise<Buffer> =>
  blank(options)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const SVG_WITH_SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
