import type { Readable } from 'node:stream';

import type { Storage } from '../../storage/storage';

/** What the first bytes of a WebP say. */
type WebpHeader = { width: number; height: number; isAnimated: boolean };

const HEADER_BYTES = 30;
const ANIMATED = 0b10;
/** 14 bits of a width or height. */
const SIDE = 0x3fff;

/** Reads the header of a WebP, without a decoder; undefined if it is none. */
export const readWebpHeader = (bytes: Buffer): WebpHeader | undefined => {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || bytes.length < HEADER_BYTES) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        width: bytes.readUInt16LE(26) & SIDE,
        height: bytes.readUInt16LE(28) & SIDE,
        isAnimated: false,
      };
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21);
      return { width: (sides & SIDE) + 1, height: ((sides >>> 14) & SIDE) + 1, isAnimated: false };
    }
    case 'VP8X':
      return {
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        isAnimated: (bytes.readUInt8(20) & ANIMATED) !== 0,
      };
    default:
      return undefined;
  }
};

const beginningOf = async (stream: Readable): Promise<Buffer> => {
  let begun = Buffer.alloc(0);
  for await (const chunk of stream) {
    begun = Buffer.concat([begun, chunk as Buffer]); // a store's stream has no encoding
    // Leaving the loop ends the stream.
    if (begun.length >= HEADER_BYTES) break;
  }
  return begun;
};

/** The header of a stored picture; undefined if it is not in the store, or no WebP. */
export const measureStored = async (storage: Storage, key: string): Promise<WebpHeader | undefined> => {
  const stream = await storage.read(key);
  return stream ? readWebpHeader(await beginningOf(stream)) : undefined;
};
