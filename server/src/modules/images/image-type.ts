import type { Localized } from '../../http/localized';

import { imageMessages } from './messages';

type ImageType = 'jpeg' | 'png' | 'webp' | 'gif';

const startsWith = (bytes: Buffer, signature: number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

/** The type of a file from its first bytes, whatever its name and declared type. */
export const imageTypeOf = (bytes: Buffer): ImageType | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'gif';
  return undefined;
};

/** Whether a PNG has several frames: a chunk before the picture says so. */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  if (imageTypeOf(bytes) !== 'png') return false;
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const chunk = bytes.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
};

/** Why the file cannot be an image, from its first bytes; undefined if it may be one. */
export const refusalOf = (bytes: Buffer): Localized | undefined =>
  imageTypeOf(bytes) ? undefined : imageMessages.notAnImage;
