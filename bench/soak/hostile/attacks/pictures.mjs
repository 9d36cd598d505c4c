import { crc32, deflateSync } from 'node:zlib';

const SIDE = 2_000;
const FRAMES = 12;
const TALL = 49_999_999;

/** An animation of 12 frames of 2000 × 2000 in 284 bytes: each frame contains only its end marker. */
const gif = () => {
  const size = [SIDE & 255, SIDE >> 8, SIDE & 255, SIDE >> 8];
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const image = [0x2c, 0, 0, 0, 0, ...size, 0];
  const data = [2, 1, 0x2c, 0];
  const frames = Array.from({ length: FRAMES }, () => [...control, ...image, ...data]).flat();
  const header = [...Buffer.from('GIF89a'), ...size, 0x80, 0, 0];
  return Buffer.from([...header, 0, 0, 0, 255, 255, 255, ...frames, 0x3b]);
};

const chunk = (name, data) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A picture one pixel wide and 50 million high. */
const png = () => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(TALL, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(TALL * 2))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

let made;

/** Small files that are expensive to decode, two from each of seven Trainees. */
export const pictures = {
  name: 'twelve GIFs of 2000 × 2000 × 12 in 284 bytes, two PNGs of 1 × 49 999 999, at once',
  strike: async ({ room, trainees }) => {
    made ??= { gif: { file: gif(), type: 'image/gif' }, png: { file: png(), type: 'image/png' } };
    const upload = (trainee, image) =>
      trainee.form(`/api/news/journalist/${room.groupId}/upload`, [['image', image]]);
    const answers = await Promise.all(
      trainees
        .slice(0, 7)
        .flatMap((trainee, index) => [1, 2].map(() => upload(trainee, index === 0 ? made.png : made.gif))),
    );
    const others = answers.filter(({ status }) => status !== 400 && status !== 429);
    return { answers, problems: others.map(({ status }) => `such a picture was answered ${status}`) };
  },
};
