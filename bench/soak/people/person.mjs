import { setTimeout as wait } from 'node:timers/promises';

import { callerAt } from '../hostile/send.mjs';
import { newsParts } from '../news-parts.mjs';
import { ADMIN } from '../server-process.mjs';

import { keepStream } from './stream.mjs';

const TERMS = ['น้ำท่วม', 'ทองคำ', 'museum', 'rice exports'];
/** The share of each action, in percent. */
const WORK = {
  list: 22,
  'list, search': 10,
  desk: 14,
  users: 8,
  categories: 6,
  open: 18,
  save: 16,
  approve: 6,
};
const KINDS = Object.entries(WORK).flatMap(([kind, times]) => Array.from({ length: times }, () => kind));

const any = (values) => values[Math.floor(Math.random() * values.length)];

/**
 * A person who edits an item of their own and reads items of others, in one session.
 * @param {{ name: string; number: number; newsId: number; hasStream: boolean; room: any; picture: Buffer; urlOf: () => string;
 *   record: (kind: string, answer: any, isWrite?: boolean) => any }} options
 */
export const createPerson = ({ name, number, newsId, hasStream, room, picture, urlOf, record }) => {
  const news = `/api/news/journalist/${room.groupId}/news`;
  const item = `${news}/${newsId}`;
  const address = `10.1.${number >> 8}.${number & 255}`;
  const client = `people-${number}`;
  let token;
  let stream;
  let saves = 0;
  let isPermanent = false;
  let savedTitle;
  const changes = [];

  const caller = () => callerAt(urlOf(), address, token);
  const get = async (kind, path) => record(kind, await caller().get(path));
  // Like the console, a page with an open stream sends its client id.
  const headersOf = (tag) => ({ 'if-match': tag, ...(stream?.isOpen && { 'x-client-id': client }) });
  const write = async (kind, send) => {
    const at = Date.now();
    const answer = record(kind, await send(), true);
    if (answer.status !== 200) return undefined;
    changes.push({ newsId: String(newsId), at });
    return JSON.parse(answer.text).data;
  };

  const save = async () => {
    const { status, headers } = await get('open', item);
    if (status !== 200) return;
    const title = `ข่าวของ ${name} ${(saves += 1)}`;
    const cover = saves % 10 === 0 && { cover: { file: picture, type: 'image/png' } };
    const parts = newsParts(room, { title, ...cover });
    const kind = cover ? 'save with a cover' : 'save';
    const saved = await write(kind, () => caller().form(`${item}/edit`, parts, headersOf(headers.etag)));
    if (!saved) return;
    savedTitle = title;
    isPermanent = saved.isApprovedPermanent;
  };
  const approve = async () => {
    if (isPermanent || savedTitle === undefined) return save();
    const { status, headers } = await get('open', item);
    if (status !== 200) return;
    const approved = await write('approve', () =>
      caller().post(`${item}/approve`, undefined, headersOf(headers.etag)),
    );
    if (approved) isPermanent = approved.isApprovedPermanent;
  };
  const tasks = {
    list: () => get('list', `${news}?page=${1 + Math.floor(Math.random() * 5)}`),
    'list, search': () => get('list, search', `${news}?search=${encodeURIComponent(any(TERMS))}`),
    desk: () => get('desk', '/api/desk'),
    users: () => get('users', `/api/users/search?page=1&search=${any(['', 'olivia', 'สม'])}`),
    categories: () => get('categories', '/api/news/categories'),
    open: () => get('open', `${news}/${any(room.newsIds)}`),
    save,
    approve,
  };

  return {
    changes,
    stream: () => stream,
    signIn: async () => {
      const credentials = { email: name, password: ADMIN.password };
      const answer = record('sign in', await caller().post('/api/auth/sign-in', credentials));
      if (answer.status !== 200)
        throw new Error(`${name} could not sign in: ${answer.status} ${answer.text}`);
      token = JSON.parse(answer.text).data.token;
      if (hasStream) stream = keepStream({ urlOf, token, client, address });
    },
    /** Works until the signal; a call in progress is completed first. */
    work: async (thinkMs, signal) => {
      while (!signal.aborted) {
        await wait(thinkMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
        if (!signal.aborted) await tasks[any(KINDS)]?.();
      }
    },
    /** Whether the session is still valid, and the item is as it was saved last. */
    check: async () => {
      const { status } = await caller().get('/api/auth/me');
      const { text } = await caller().get(item);
      const title = savedTitle === undefined ? undefined : JSON.parse(text).data?.title;
      return { isSignedIn: status === 200 && !stream?.isRefused, isKept: title === savedTitle };
    },
  };
};
