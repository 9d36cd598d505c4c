import { pngHeader } from '../../testing/images';

import { imageTypeOf, isAnimatedPng } from './image-type';

describe('the type of an image', () => {
  it.each([
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
    ['gif', Buffer.from('GIF87a')],
    ['gif', Buffer.from('GIF89a')],
  ])('is recognised by its first bytes: %s', (type, bytes) => {
    expect(imageTypeOf(bytes)).toBe(type);
  });

  it.each(['', 'GIF90a', 'RIFF\0\0\0\0WAVEfmt ', '<svg xmlns="http://www.w3.org/2000/svg"/>'])(
    'is not accepted if it begins with %j',
    (text) => {
      expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeUndefined();
    },
  );
});

describe('an animated PNG', () => {
  it('is recognised by the chunk before its picture [PST-04]', () => {
    const still = pngHeader(10, 10);
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write('acTL', 4, 'latin1');
    expect(isAnimatedPng(still)).toBe(false);
    expect(isAnimatedPng(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toBe(true);
    expect(isAnimatedPng(Buffer.from('GIF89a acTL'))).toBe(false);
  });
});
