import { setTimeout as wait } from 'node:timers/promises';

import { newsForm } from './newsroom.mjs';

const PAUSE_MS = 400;

const pathOf = ({ groupId }, id) => `/api/news/journalist/${groupId}/news/${id}`;

/** Creates items that wait for an approval; each with the decisions on it that were sent, and those that were acknowledged. */
export const createItems = async (call, room, count) => {
  const items = [];
  while (items.length < count) {
    const { ok, data, answer } = await call(
      'POST',
      `/api/news/journalist/${room.groupId}/news/create`,
      newsForm(room, `Delivered ${items.length}`),
    );
    if (!ok) throw new Error(`An item could not be created: ${answer.message}`);
    const none = () => ({ published: 0, withdrawn: 0 });
    items.push({ id: data.id, next: 'published', isCertain: true, sent: none(), known: none() });
  }
  return items;
};

/** Publishes the item, or takes it off the website: in turns, so that each decision changes what readers see. */
const decide = async (call, room, item) => {
  const kind = item.next;
  const wasCertain = item.isCertain;
  item.sent[kind] += 1;
  item.isCertain = false;
  const { ok, status, answer } =
    kind === 'published'
      ? await call('POST', `${pathOf(room, item.id)}/approve`)
      : await call('POST', `${pathOf(room, item.id)}/withdraw`, { comment: 'Soak' });
  if (ok) item.known[kind] += 1;
  // The decision before it was cut off and had been made, so that this one found nothing to do.
  else if (wasCertain) throw new Error(`${kind} of ${item.id} was refused (${status}): ${answer.message}`);
  item.next = kind === 'published' ? 'withdrawn' : 'published';
  item.isCertain = true;
};

/** Decides on one item after the other until `isOver`; returns why it ended earlier, or null. */
export const decideOn = async (call, room, items, isOver) => {
  while (!isOver()) {
    const item = items[Math.floor(Math.random() * items.length)];
    try {
      await decide(call, room, item);
    } catch (error) {
      // The server was killed: the decision may have been made or not.
      return isOver() ? null : String(error);
    }
    await wait(PAUSE_MS * Math.random());
  }
  return null;
};
