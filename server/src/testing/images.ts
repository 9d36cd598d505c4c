import { crc32 } from 'node:zlib';

import sharp from 'sharp';

type Options = { width?: number; height?: number };

const blank = ({ width = 640, height = 480 }: Options) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } });

let serial = 0;

/** A picture that is another one than that of any call before, also once it is compressed. */
export const newPng = ({ width = 640, height = 480 }: Options = {}): Promise<Buffer> => {
  serial += 1;
  const background = { r: (serial * 8) % 256, g: ((serial >> 5) * 8) % 256, b: 128 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
};

export const pngImage = (options: Options = {}): Promise<Buffer> => blank(options).png().toBuffer();

/** The header of a PNG of this size, without picture data. */
export const pngHeader = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(33 + 12);
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 2, 0, 0, 0], 24);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  header.write('IDAT', 37, 'latin1');
  return header;
};

/** A GIF of some hundred bytes with empty frames of the declared size. */
export const emptyGif = ({ width, height, frames }: { width: number; height: number; frames: number }) => {
  const size = (() => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt16LE(width, 0);
    bytes.writeUInt16LE(height, 2);
    return bytes;
  })();
  const start = Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const frame = Buffer.concat([
    ...[Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0]), size],
    Buffer.from([0, 2, 2, 0x44, 0x01, 0]),
  ]);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
};

/** A photo like one from a phone: rotated, with the place where it was taken in its EXIF data. */
export const photoWithExif = (options: Options = {}): Promise<Buffer> =>
  blank(options)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const SVG_WITH_SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
