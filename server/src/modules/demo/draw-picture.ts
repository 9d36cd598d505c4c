import { crc32, deflateSync } from 'node:zlib';

import { createRandom } from '../drawings/random';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS_RGB = [8, 2, 0, 0, 0];

const inFourBytes = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A part of a PNG file: its length, its name, its bytes and their checksum. */
const chunk = (name: string, bytes: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  return Buffer.concat([inFourBytes(bytes.length), named, inFourBytes(crc32(named))]);
};

/** A PNG file of rows that each begin with 0, for "no filter". */
const encodePng = (width: number, height: number, rows: Buffer): Buffer => {
  const header = Buffer.concat([inFourBytes(width), inFourBytes(height), Buffer.from(EIGHT_BITS_RGB)]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
};

const WIDTH = 1_200;
const HEIGHT = 800;
const ROW = 1 + 3 * WIDTH;

/** A landscape as a PNG file of 1200 × 800 pixels; the same seed gives the same picture. */
export const drawPicture = (seed: number): Buffer => {
  const random = createRandom(seed * 15_485_863 + 11);
  const sky = [90, 120, 150].map((least) => least + Math.floor(random() * 100));
  const rows = Buffer.alloc(HEIGHT * ROW);
  const paint = (x: number, from: number, until: number, light: number) => {
    const colour = Buffer.from(sky.map((part) => Math.round(part * light)));
    for (let y = Math.round(from); y < until; y += 1) colour.copy(rows, y * ROW + 1 + 3 * x);
  };
  const hills = [0.55, 0.68, 0.82].map((base) => {
    const [swing, length, start] = [30 + random() * 60, 110 + random() * 180, random() * 6];
    return (x: number) => HEIGHT * base + swing * Math.sin(x / length + start);
  });
  for (let x = 0; x < WIDTH; x += 1) {
    paint(x, 0, HEIGHT, 1);
    hills.forEach((topAt, index) => paint(x, topAt(x), HEIGHT, 0.75 - 0.2 * index));
  }
  return encodePng(WIDTH, HEIGHT, rows);
};
