import { parseFragment, serialize } from 'parse5';

const LIMIT = 3;

/** The text of an article with whole addresses, because this website shows it at another one than `url`. */
const withWholeAddresses = (html, url) => {
  const fragment = parseFragment(html);
  const visit = ({ attrs = [], childNodes = [] }) => {
    for (const attribute of attrs)
      if (['src', 'href'].includes(attribute.name) && !attribute.value.startsWith('#'))
        attribute.value = new URL(attribute.value, url).href;
    childNodes.forEach(visit);
  };
  visit(fragment);
  return serialize(fragment);
};

/** The news as this website has them, from `GET /api/site/news`. */
export const createStore = (newsdesk) => {
  const articles = new Map();
  let since = 0;
  let kept = { question: '', etag: '', status: 0 };

  const ask = async () => {
    const question = `${newsdesk}/api/site/news?since=${since}&limit=${LIMIT}`;
    const headers = kept.question === question ? { 'if-none-match': kept.etag } : undefined;
    const response = await fetch(question, { headers });
    kept = { question, etag: response.headers.get('etag') ?? kept.etag, status: response.status };
    if (response.status === 304) return { hasMore: false };
    if (response.status === 409) {
      since = 0;
      articles.clear();
      return { hasMore: true };
    }
    if (!response.ok) throw new Error(`Newsdesk answered ${response.status}.`);
    const { data } = await response.json();
    for (const article of data.articles)
      articles.set(article.id, { ...article, html: withWholeAddresses(article.html, article.url) });
    for (const { id } of data.gone) articles.delete(id);
    since = data.next;
    return data;
  };

  const isShown = ({ until }) => until === null || Date.parse(until) > Date.now();
  return {
    all: () => [...articles.values()].filter(isShown),
    find: (id) => {
      const article = articles.get(id);
      return article && isShown(article) ? article : undefined;
    },
    /** Asks until there is no more; returns how many questions that took, and the last answer's status. */
    synchronise: async () => {
      for (let questions = 1; ; questions += 1)
        if (!(await ask()).hasMore) return { questions, status: kept.status };
    },
    startFrom: (number) => {
      since = number;
    },
  };
};
