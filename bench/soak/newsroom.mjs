import sharp from 'sharp';

import { newsParts } from './news-parts.mjs';
import { ADMIN } from './server-process.mjs';

const CALL_LIMIT_MS = 30_000;

const picture = await sharp({
  create: { width: 320, height: 320, channels: 3, background: '#2563eb' },
})
  .png()
  .toBuffer();

/**
 * A signed-in caller of the API. Any response resolves; a missing response rejects.
 * @param {string} url
 * @param {{ username: string; password: string }} account
 * @param {Record<string, string>} from headers with the address of the person
 */
export const signIn = async (url, account = ADMIN, from = {}) => {
  const { username, password } = account;
  const call = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        'accept-language': 'en',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = isJson ? await response.json() : await response.arrayBuffer();
    const etag = response.headers.get('etag');
    return { status: response.status, ok: answer.success === true, data: answer.data, answer, etag };
  };
  const credentials = { email: username, password };
  const { ok, data, answer } = await call('POST', '/api/auth/sign-in', credentials, from);
  if (!ok) throw new Error(`Signing in failed: ${answer.message}`);
  const authorization = { authorization: `Bearer ${data.token}` };
  return (method, path, body, more = {}) => call(method, path, body, { ...authorization, ...more });
};

const must = async (answer) => {
  const { ok, data, answer: said, status } = await answer;
  if (!ok) throw new Error(`Expected success, got ${status}: ${said.message}`);
  return data;
};

/** Creates a group with a category and a country; returns their ids. */
export const createNewsroom = async (call) => {
  const { id: groupId } = await must(call('POST', '/api/news/journalist', { name: 'Soak' }));
  const { id: categoryId } = await must(call('POST', '/api/news/categories', { name: 'Soak category' }));
  await must(call('POST', '/api/news/countries', { name: 'Thailand', code: 'TH' }));
  await must(call('POST', `/api/news/journalist/${groupId}/categories/${categoryId}`));
  return { groupId, categoryId };
};

const textForm = (room, title, changes = {}) => {
  const form = new FormData();
  for (const [name, value] of newsParts(room, { title, ...changes })) form.set(name, value);
  return form;
};

export const newsForm = (room, title) => {
  const form = textForm(room, title);
  for (const name of ['cover', 'square']) form.set(name, new Blob([picture], { type: 'image/png' }), 'a.png');
  return form;
};

/** The acknowledged writes, which must exist whatever happens afterwards. */
export const createLedger = () => ({
  categories: new Map(),
  news: new Map(),
  approvals: new Map(),
  /** The titles of each item that somebody asked to publish, acknowledged or not: readers may see no others. */
  publishable: new Map(),
  /** The titles of each item's versions, and the last title that was sent, acknowledged or not. */
  versions: new Map(),
  writes: 0,
});

let serial = 0;

/**
 * Writers that work until the server stops responding, or `isOver`: they create categories, move them, create news with
 * two images, edit it and approve it. Every acknowledged write is recorded in the ledger.
 */
export const write = async (call, room, ledger, isOver = () => false) => {
  const record = (map, id, value) => {
    map.set(id, value);
    ledger.writes += 1;
  };
  const untilLost = async (step) => {
    try {
      while (!isOver()) await step();
    } catch {
      // No response: the server is gone, and the write may or may not have succeeded.
    }
  };
  const newsPath = `/api/news/journalist/${room.groupId}/news`;
  const stamp = `${Date.now()}-${(serial += 1)}`;
  let number = 0;
  const addCategory = async () => {
    const name = `Category ${stamp}-${(number += 1)}`;
    const { ok, data } = await call('POST', '/api/news/categories', { name });
    if (ok) record(ledger.categories, data.id, name);
    // Categories are removed again, because in a list of thousands each move rewrites thousands of rows.
    if (ok && ledger.categories.size > 200) {
      const [oldest] = ledger.categories.keys();
      ledger.categories.delete(oldest);
      await call('DELETE', `/api/news/categories/${oldest}`);
    }
  };
  const moveCategory = async () => {
    const [first] = ledger.categories;
    if (!first) return addCategory();
    const { ok } = await call('PUT', `/api/news/categories/${first[0]}`, {
      name: first[1],
      sortOrder: 1 + Math.floor(Math.random() * ledger.categories.size),
    });
    if (ok) ledger.writes += 1;
  };
  const addNews = async () => {
    const title = `News ${stamp}-${(number += 1)}`;
    const { ok, data, status } = await call('POST', `${newsPath}/create`, newsForm(room, title));
    if (ok) {
      record(ledger.news, data.id, title);
      ledger.versions.set(data.id, { saved: [title], sent: title });
    }
    // The limit of uploads per minute is reached; the other writers continue.
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const anyOfLatest = () => {
    const ids = [...ledger.news.keys()].slice(-20);
    return ids[Math.floor(Math.random() * ids.length)];
  };
  const editNews = async () => {
    const id = anyOfLatest();
    const versions = ledger.versions.get(id);
    if (!versions) return addNews();
    const title = `Edit ${stamp}-${(number += 1)}`;
    versions.sent = title;
    // Every second one waits for an approval.
    const changes = number % 2 === 0 ? { publish: 'false' } : {};
    if (number % 2 === 1) mayPublish(id, title);
    const { ok, status } = await call('POST', `${newsPath}/${id}/edit`, textForm(room, title, changes));
    if (ok) {
      versions.saved.push(title);
      record(ledger.news, id, title);
    }
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const mayPublish = (id, title) =>
    ledger.publishable.set(id, (ledger.publishable.get(id) ?? new Set()).add(title));
  /** Approves exactly the version that was read. */
  const approve = async () => {
    const id = anyOfLatest();
    if (id === undefined) return addNews();
    const read = await call('GET', `${newsPath}/${id}`);
    if (!read.ok) return;
    mayPublish(id, read.data.title);
    const { ok } = await call('POST', `${newsPath}/${id}/approve`, undefined, { 'if-match': read.etag });
    if (ok) record(ledger.approvals, id, read.data.title);
  };
  await Promise.all([addCategory, moveCategory, addNews, editNews, approve].map(untilLost));
};

/** The titles of an item's versions, the first one first. */
const titlesOfVersions = async (call, { groupId }, id) => {
  const path = `/api/news/journalist/${groupId}/news/${id}/versions`;
  const { data: newest } = await must(call('GET', `${path}?limit=1`));
  const numbers = Array.from({ length: newest[0]?.number ?? 0 }, (_, index) => index + 1);
  const contents = await Promise.all(numbers.map((number) => must(call('GET', `${path}/${number}`))));
  return contents.map(({ content }) => content.title);
};

/** What is wrong with what readers see of an item, as sentences. */
const wrongPages = async (call, ledger, { id, published }, kept) => {
  const { status, answer } = await call('GET', `/n/${id}`);
  const title = /<h1>([^<]*)/.exec(Buffer.from(answer).toString())?.[1];
  if (status !== 200) return ledger.approvals.has(id) || published ? [`page ${id} answers ${status}`] : [];
  const wrong = [];
  if (!ledger.publishable.get(id)?.has(title)) wrong.push(`readers see "${title}" of ${id}, not approved`);
  if (kept[published?.version - 1] !== title) wrong.push(`readers see "${title}" of ${id}, another version`);
  return wrong;
};

/** Acknowledged writes that are missing, as sentences; with `since` only the news from that index on is checked. */
export const findLosses = async (call, room, ledger, since = 0) => {
  const losses = [];
  const listed = await must(call('GET', '/api/news/categories'));
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  for (const [id, name] of ledger.categories) if (names.get(id) !== name) losses.push(`category ${id}`);
  const places = listed.map(({ sortOrder }) => sortOrder).sort((a, b) => a - b);
  if (places.some((place, index) => place !== index + 1))
    losses.push('the order of categories has a gap or a tie');
  for (const [id, title] of [...ledger.news].slice(since)) {
    const { ok, data } = await call('GET', `/api/news/journalist/${room.groupId}/news/${id}`);
    const versions = ledger.versions.get(id);
    // An interrupted edit may have been saved.
    if (!ok || ![title, versions.sent].includes(data.title)) {
      losses.push(`news ${id}`);
      continue;
    }
    const kept = await titlesOfVersions(call, room, id);
    for (const saved of versions.saved) if (!kept.includes(saved)) losses.push(`version "${saved}" of ${id}`);
    if (kept.at(-1) !== data.title) losses.push(`the newest version of ${id} is not the item`);
    losses.push(...(await wrongPages(call, ledger, data, kept)));
    for (const url of [data.coverImageUrl, data.squareImageUrl]) {
      if ((await call('GET', url)).status !== 200) losses.push(`image ${url}`);
    }
  }
  return losses;
};
