import { addLosses, isLoss, NO_LOSS } from './losses.mjs';

const percent = (part) => `${(part * 100).toFixed(1)} %`;
const share = (list, holds) => (list.length === 0 ? 1 : list.filter(holds).length / list.length);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const lossText = ({ letters, spaces, links, pictures }) => `${letters}/${spaces}/${links}/${pictures}`;

/** One line an article. */
export const articleLine = (article) => {
  if (article.failed) return `${article.name} | failed: ${article.failed}`;
  if (article.refused) return `${article.name} | refused`;
  const { name, editable, raw, outside, losses, everywhere, untouched, stable, server, milliseconds } =
    article;
  return [
    name,
    `editable ${percent(editable)}`,
    `raw ${raw.length}`,
    `outside ${outside} B`,
    `lost ${lossText(losses)}`,
    `lost when every line is edited ${lossText(everywhere)}`,
    `lost by the server ${lossText(server.losses)}`,
    ...(untouched ? [] : ['CHANGED UNTOUCHED']),
    ...(stable ? [] : ['NOT STABLE']),
    `${Math.round(milliseconds)} ms`,
  ].join(' | ');
};

/** The requirements with the measured values: each row has its bound and whether it is met. */
export const judge = (articles) => {
  const opened = articles.filter(({ refused, failed }) => !refused && !failed);
  const everyArticle = (holds) => share(articles, (article) => opened.includes(article) && holds(article));
  const row = (what, bound, value, isMet) => ({ what, bound, value, isMet });
  const shareRow = (what, least, value) => row(what, `≥ ${percent(least)}`, percent(value), value >= least);
  return [
    shareRow(
      'opened without a refusal',
      1,
      everyArticle(() => true),
    ),
    shareRow('editable text, mean', 0.95, mean(articles.map(({ editable = 0 }) => editable))),
    shareRow(
      'articles with 90 % of the text editable',
      0.85,
      everyArticle(({ editable }) => editable >= 0.9),
    ),
    shareRow(
      'one word: no byte outside its block',
      0.99,
      everyArticle(({ outside }) => outside === 0),
    ),
    shareRow(
      'one word: nothing lost',
      1,
      everyArticle(({ losses }) => !isLoss(losses)),
    ),
    shareRow(
      'title only: the same bytes',
      1,
      everyArticle(({ untouched }) => untouched),
    ),
    shareRow(
      'save, open, save: the same bytes',
      1,
      everyArticle(({ stable }) => stable),
    ),
  ];
};

/** The same for the articles in the real form; empty if there were none. */
export const judgeForm = (sample) => {
  if (sample.length === 0) return [];
  const title = share(sample, ({ titleEqual }) => titleEqual === true);
  const word = share(sample, ({ outside }) => outside === 0);
  return [
    {
      what: 'real form, title only: the same bytes',
      bound: '100 %',
      value: percent(title),
      isMet: title === 1,
    },
    {
      what: 'real form, one word: no byte outside its block',
      bound: '≥ 99 %',
      value: percent(word),
      isMet: word >= 0.99,
    },
  ];
};

/** Whether a script of an opened article ran; the result is invalid if the page could not detect a running script. */
export const judgeScripts = ({ control, vectors, found }) => ({
  what: `scripts that ran, of ${vectors} in articles that no server had cleaned`,
  bound: '0',
  value: found.length,
  isMet: control > 0 && found.length === 0,
});

const totalOf = (articles, losses) => articles.map(losses).reduce(addLosses, NO_LOSS);

/** The totals without a bound. */
export const totals = (articles) => {
  const opened = articles.filter(({ refused, failed }) => !refused && !failed);
  const times = opened.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return [
    ['articles', articles.length],
    ['raw blocks', opened.reduce((sum, { raw }) => sum + raw.length, 0)],
    [
      'lost after one word (letters/spaces/links/pictures)',
      lossText(totalOf(opened, ({ losses }) => losses)),
    ],
    ['lost when every line is edited', lossText(totalOf(opened, ({ everywhere }) => everywhere))],
    [
      'articles that lose nothing when every line is edited',
      percent(share(opened, ({ everywhere }) => !isLoss(everywhere))),
    ],
    ['server: the same bytes', percent(share(articles, ({ server }) => server?.equal))],
    [
      'server: lost',
      lossText(
        totalOf(
          articles.filter(({ server }) => server),
          ({ server }) => server.losses,
        ),
      ),
    ],
    [
      'opened, median and longest, ms',
      `${Math.round(times[times.length >> 1] ?? 0)}, ${Math.round(times.at(-1) ?? 0)}`,
    ],
  ];
};

/** Raw blocks by their first element, most frequent first. */
export const rawByKind = (articles) => {
  const counts = new Map();
  for (const html of articles.flatMap(({ raw = [] }) => raw)) {
    const kind = /^\s*<([a-z][\w-]*)/i.exec(html)?.[1]?.toLowerCase() ?? 'text';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
};
