import path from 'node:path';

import { cachedModule } from './cached-module.mjs';
import { openNewsroom } from './newsroom.mjs';

/** Texts that a format may spoil: Thai with its marks, what XML escapes, an emoji outside of the basic plane, and quotes. */
const ITEMS = [
  { title: 'น้ำท่วมเชียงใหม่ ระดับน้ำปิงลดลงแล้ว', markdown: 'ระดับ**น้ำ**ลดลง', tags: 'น้ำท่วม,เชียงใหม่' },
  { title: 'ก๋วยเตี๋ยว “เจ้าเก่า” <50 บาท & ขนมจีน 🍜', markdown: 'a < b && c > d', tags: 'อาหาร & เครื่องดื่ม' },
  { title: "It's 5 o'clock: ]]> is no end", markdown: '&amp; stays as it was typed', tags: 'time' },
];

/** What one reader of feeds understood of an entry, in the same words as the other. */
const fromFeedsmith = (entry) => ({
  id: entry.id,
  title: entry.title?.value ?? entry.title,
  url: entry.links.find(({ rel }) => rel === 'alternate').href,
  picture: entry.links.find(({ rel }) => rel === 'enclosure')?.href,
  type: entry.links.find(({ rel }) => rel === 'enclosure')?.type,
  summary: entry.summary?.value ?? entry.summary,
  published: new Date(entry.published).toISOString(),
  updated: new Date(entry.updated).toISOString(),
  author: entry.authors[0].name,
  tags: entry.categories.map(({ term }) => term),
});
const fromFeedparser = (entry) => ({
  id: entry.guid,
  title: entry.title,
  url: entry.link,
  picture: entry.enclosures[0]?.url,
  type: entry.enclosures[0]?.type,
  summary: entry.summary,
  published: entry.pubdate.toISOString(),
  updated: entry.date.toISOString(),
  author: entry.author,
  tags: entry.categories,
});
const fromJson = (item) => ({
  id: item.id,
  title: item.title,
  url: item.url,
  picture: item.image,
  type: 'image/webp',
  summary: item.content_text,
  published: new Date(item.date_published).toISOString(),
  updated: new Date(item.date_modified).toISOString(),
  author: item.authors[0].name,
  tags: item.tags,
});

/** Hours ago, to the second, as the form of news sends it. */
const hoursAgo = (hours) => `${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19)}Z`;

const byFeedparser = (xml, FeedParser) =>
  new Promise((resolve, reject) => {
    const items = [];
    const parser = new FeedParser();
    parser.on('data', (item) => items.push(item)).on('error', reject);
    parser.on('end', () => resolve({ meta: parser.meta, items }));
    parser.end(xml);
  });

/** The same feed in the version that the validator knows: 1.1 has several authors. */
const inVersion1 = (feed) => ({
  ...feed,
  version: 'https://jsonfeed.org/version/1',
  items: feed.items.map(({ authors: [author], ...item }) => ({ ...item, author })),
});

const examineEntries = async (newsroom, { ids, dates }, readers, expect) => {
  const expected = ITEMS.map(({ title, tags }, index) => ({
    id: `${newsroom.url}/n/${ids[index]}`,
    title,
    tags: ['Soak category', ...tags.split(',')],
    published: new Date(dates[index]).toISOString(),
  }));
  for (const [name, entries] of Object.entries(readers)) {
    const seen = entries.map(({ id, title, tags, published }) => ({ id, title, tags, published })).reverse();
    expect(
      JSON.stringify(seen) === JSON.stringify(expected),
      `${name}: ids, titles, tags and dates are right, newest first`,
      seen,
    );
  }
  const [first, ...others] = Object.values(readers).map((entries) => JSON.stringify(entries));
  expect(
    others.every((other) => other === first),
    'all readers understand the same',
    readers,
  );
  const odd = [];
  for (const { url, picture, type, updated, author, summary } of readers.feedsmith) {
    const [page, image] = await Promise.all([fetch(url), fetch(picture)]);
    const isThere = page.status === 200 && image.status === 200 && image.headers.get('content-type') === type;
    const isDated = Math.abs(Date.now() - Date.parse(updated)) < 120_000;
    if (!isThere || !isDated || !author || !summary) odd.push({ url, picture, updated, author, summary });
  }
  expect(
    odd.length === 0,
    'the page and the picture of each are there, with its author, its summary and when it changed',
    odd,
  );
};

const examineCaching = async (newsroom, at, change, expect) => {
  const ask = (etag) => fetch(newsroom.url + at, { headers: etag ? { 'if-none-match': etag } : {} });
  const first = await ask();
  const etag = first.headers.get('etag');
  const again = await ask(etag);
  const isKnown = again.status === 304 && (await again.text()) === '' && again.headers.get('etag') === etag;
  expect(isKnown, `${at}: 304 while nothing is new`, [etag, again.status]);
  const kept = /max-age=(\d+)/.exec(first.headers.get('cache-control') ?? '')?.[1];
  expect(Number(kept) > 0 && Number(kept) <= 60, 'a cache keeps it for up to a minute', kept);
  await change();
  const next = await ask(etag);
  expect(next.status === 200 && next.headers.get('etag') !== etag, 'a change is a new answer', next.status);
  return next.text();
};

/** The feeds of the public site, as readers of others and a validator read them. */
export const examineFeed = async (folder, expect) => {
  const { parseAtomFeed, parseJsonFeed } = cachedModule('feedsmith', '3.0.1');
  const FeedParser = cachedModule('feedparser', '2.6.0');
  const validate = cachedModule('jsonfeed-validator', '0.2.0');
  const newsroom = await openNewsroom(path.join(folder, 'data'));
  try {
    const ids = [];
    const dates = ITEMS.map((_, index) => hoursAgo(ITEMS.length - index));
    for (const [index, item] of ITEMS.entries())
      ids.push(await newsroom.publish({ ...item, publishedDate: dates[index] }));
    const [atom, json] = await Promise.all(
      ['/feed.atom', '/feed.json'].map((at) => fetch(newsroom.url + at)),
    );
    const types = [atom, json].map(({ headers }) => headers.get('content-type'));
    const isTyped =
      types.join() === 'application/atom+xml; charset=utf-8,application/feed+json; charset=utf-8';
    expect(isTyped, 'each feed has the type of its format', types);
    const [xml, text] = [await atom.text(), await json.text()];

    const bySmith = parseAtomFeed(xml);
    const byParser = await byFeedparser(xml, FeedParser);
    const asJson = parseJsonFeed(text);
    const names = [bySmith.title?.value ?? bySmith.title, byParser.meta.title, asJson.title];
    expect(
      names.every((name) => name === newsroom.name),
      'the name of the publication is right',
      names,
    );
    const selves = [
      bySmith.links.find(({ rel }) => rel === 'self')?.href,
      byParser.meta.xmlurl,
      asJson.feed_url,
    ];
    const own = [atom.url, atom.url, json.url];
    expect(selves.join() === own.join(), 'each names its own address', selves);
    const faults = validate(inVersion1(JSON.parse(text)));
    expect(faults.length === 0, 'the JSON Feed is valid', faults);

    const readers = {
      feedsmith: bySmith.entries.map(fromFeedsmith),
      feedparser: byParser.items.map(fromFeedparser),
      'JSON Feed': asJson.items.map(fromJson),
    };
    await examineEntries(newsroom, { ids, dates }, readers, expect);
    const { groupId, categoryId } = newsroom.room;
    const count = async (at) => (await (await fetch(`${newsroom.url}/feed.json?${at}`)).json()).items.length;
    const counts = [
      await count(`group=${groupId}&category=${categoryId}`),
      await count(`group=${groupId + 1}`),
    ];
    expect(counts.join() === '3,0', 'a part of the news is chosen by group and category', counts);

    const after = await examineCaching(newsroom, '/feed.atom', () => newsroom.withdraw(ids[0]), expect);
    expect(parseAtomFeed(after).entries.length === 2, 'without what was withdrawn', after);
    await examineCaching(newsroom, '/feed.json', () => newsroom.withdraw(ids[1]), expect);
  } finally {
    await newsroom.end();
  }
};
