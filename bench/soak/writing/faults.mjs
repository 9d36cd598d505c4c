import { randomClusters, randomTag } from './random.mjs';

const isWrite = ({ method, url }) => method === 'POST' && /\/news\/(create|\d+\/edit)$/.test(url);
const isRead = ({ method, url }) => method === 'GET' && /\/news\/\d+$/.test(url);

const json = (status, code) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ success: false, data: null, message: '', code, errors: null }),
});
const page = (status) => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`,
});

/** Answers the next save, or the read before an edit, with this response. */
const answered =
  (choose) =>
  ({ line, random, isEdit }) => {
    const answer = choose(random);
    line.arm(isEdit && random.chance(0.3) ? isRead : isWrite, ({ reply }) => reply(answer));
  };

/** A save by somebody else: other words in one field, or one more tag or reference. */
const randomChange = (random) => {
  const words = randomClusters(random, 8).join('').replaceAll('<b>', '').replaceAll('&amp;', '');
  const link = `https://archive.newsdesk.example/${random.between(1, 1e9)}`;
  return random.pick([
    ({ title }) => ({ title: `${title} ${words}` }),
    () => ({ metaTitle: words }),
    ({ markdown }) => ({ markdown: `${markdown} ${words}` }),
    () => ({ html: `<p>${words}</p>` }),
    ({ tags }) => ({ tags: [...tags, randomTag(random).join('')] }),
    ({ references }) => ({ references: [...references, { label: words, link }] }),
  ]);
};

/** Kills the tab or the browser during a save: before or after the server has received it. */
const killedWhileSaving =
  (how) =>
  ({ line, random, writer }) => {
    const hasArrived = random.chance(0.6);
    line.arm(isWrite, async ({ forward }) => {
      if (hasArrived) await forward();
      await writer.kill(how);
    });
  };

const typing = (act) => ({ typing: act });
const saving = (act) => ({ saving: act });

/** How each fault is caused: while somebody types, or during the save. Some, such as two tabs, need an edit. */
export const FAULTS = {
  401: saving(answered(() => json(401, 3))),
  409: saving(answered(() => json(409, 5))),
  413: saving(answered((random) => (random.chance(0.5) ? page(413) : json(413, 1)))),
  500: saving(answered(() => json(500, 7))),
  'html from a proxy': saving(answered((random) => page(random.pick([200, 502, 504])))),
  'time-out': saving(({ line, random, writer }) => {
    const hasArrived = random.chance(0.6);
    writer.hurry(true);
    line.arm(isWrite, async ({ forward }) => {
      writer.hurry(false);
      if (hasArrived) await forward();
    });
  }),
  'answer lost': saving(({ line }) =>
    line.arm(isWrite, async ({ forward, hangUp }) => {
      await forward();
      hangUp();
    }),
  ),
  offline: {
    typing: ({ writer }) => writer.goOffline(),
    saving: ({ writer }) => writer.goOffline(),
  },
  'tab killed': {
    typing: ({ writer, random }) => writer.killSoon('tab', random.between(1, 12)),
    saving: killedWhileSaving('tab'),
  },
  'browser killed': {
    typing: ({ writer, random }) => writer.killSoon('browser', random.between(1, 12)),
    saving: killedWhileSaving('browser'),
  },
  'two tabs': { needsEdit: true, ...typing(({ writer }) => writer.saveInSecondTab()) },
  'somebody else': {
    needsEdit: true,
    typing: ({ writer, random }) => writer.meetColleague(randomChange(random)),
    // Between reading the item again and writing it.
    saving: ({ line, writer, random }) => {
      const change = randomChange(random);
      line.arm(isWrite, async ({ forward, reply }) => {
        await writer.meetColleague(change);
        reply(await forward());
      });
    },
  },
};

const NAMES = Object.keys(FAULTS);

/** One or two faults for a run, each with its time; the first is taken in turn, so that all are used equally. */
export const chooseFaults = (seed, random) => {
  const first = NAMES[seed % NAMES.length];
  const others = NAMES.filter((name) => name !== first);
  const names = random.chance(0.5) ? [first] : [first, random.pick(others)];
  return names.map((name) => {
    const moments = ['typing', 'saving'].filter((moment) => FAULTS[name][moment]);
    return { name, moment: random.pick(moments) };
  });
};
