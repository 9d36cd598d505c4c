import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

const FULL = 100;
const SHORT = 4;
const SIDE = 1_600;

/** Noise, which no format can compress. */
const makeNoise = () => {
  const pixels = Buffer.allocUnsafe(SIDE * SIDE * 3);
  for (let at = 0, state = 1; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

const megabytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6;

let noise;

/** One Trainee stores pictures, two at a time, until the server refuses. */
export const disk = {
  name: 'pictures of noise stored by one person, up to 100',
  isOnce: true,
  strike: async ({ room, trainees, dataDir, isShort }) => {
    noise ??= { file: await makeNoise(), type: 'image/jpeg' };
    const before = megabytesIn(path.join(dataDir, 'files'));
    const [trainee] = trainees.slice(-1);
    const answers = [];
    const fill = async () => {
      while (answers.length < (isShort ? SHORT : FULL) && answers.every(({ status }) => status === 200))
        answers.push(await trainee.form(`/api/news/journalist/${room.groupId}/upload`, [['image', noise]]));
    };
    await Promise.all([fill(), fill()]);
    const stored = Math.round(megabytesIn(path.join(dataDir, 'files')) - before);
    const refusal = answers.find(({ status }) => status !== 200);
    const isEndless = !isShort && !refusal;
    const isOther = refusal ? refusal.status !== 429 : false;
    return {
      answers,
      said: `${stored} MB stored; ${refusal ? `then ${refusal.status}` : 'no refusal'}`,
      problems: [
        ...(isEndless ? [`${answers.length} pictures, ${stored} MB, without a refusal`] : []),
        ...(isOther ? [`a picture was answered ${refusal?.status}: ${refusal?.text.slice(0, 80)}`] : []),
        ...(stored > 0 ? [] : ['no picture was stored, so nothing was tried']),
      ],
    };
  },
};
