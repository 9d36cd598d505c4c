import sharp from 'sharp';

import { newsParts } from '../../bench/soak/news-parts.mjs';
import { createNewsroom, signIn } from '../../bench/soak/newsroom.mjs';
import { steadyPort } from '../../bench/soak/people/instances.mjs';
import { createAdmin, startServer } from '../../bench/soak/server-process.mjs';

const NAME = 'ข่าวทดสอบ & เพื่อน';

const must = ({ ok, data, answer }) => {
  if (!ok) throw new Error(answer.message);
  return data;
};

/** A picture with a different color for each number, because the same one is stored once. */
export const picture = async (width, height, number = 0) => {
  const background = { r: 37 + number, g: 99, b: 235 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};

/** A server at an address that stays, with a group that publishes; `settings` are beside those that it needs. */
export const openNewsroom = async (dataDir, settings = {}) => {
  createAdmin({ dataDir });
  const port = await steadyPort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), NEWSDESK_PUBLIC_URL: url, NEWSDESK_SITE_NAME: NAME, ...settings };
  const server = await startServer({ dataDir, env });
  const signedIn = await signIn(url);
  const call = async (...request) => must(await signedIn(...request));
  const room = await createNewsroom(signedIn);
  const list = `/api/news/journalist/${room.groupId}`;
  const form = async (changes, number) => {
    const data = new FormData();
    for (const [name, value] of newsParts(room, changes)) data.set(name, value);
    data.set('cover', await picture(1_600, 900, number), 'cover.png');
    data.set('square', await picture(1_080, 1_080, number), 'square.png');
    return data;
  };
  let count = 0;
  return {
    url,
    name: NAME,
    room,
    list,
    call,
    /** Writes an item and approves it permanently; returns its id. */
    publish: async (changes) => {
      count += 1;
      const { id } = await call('POST', `${list}/news/create`, await form(changes, count));
      for (let step = 0; step < 2; step += 1) await call('POST', `${list}/news/${id}/approve`);
      return id;
    },
    withdraw: (id) => call('POST', `${list}/news/${id}/withdraw`, { comment: 'ข้อมูลผิด' }),
    end: () => server.end('SIGTERM'),
  };
};
