// The lists that are measured: name and address of each, and who asks.
import { RARE_PHRASE, RARE_WORD } from './fill-news.mjs';
import { PICTURE_TAG, PICTURE_WORD, RARE_PICTURE_WORD } from './fill-pictures.mjs';
import { MANY_VERSIONS } from './fill-versions.mjs';
import { RARE_NAME } from './fill.mjs';

const PAGE = 20;
/** The fifth person after the administrator: one of a thousand authors. */
const AUTHOR = 5;
const DAY_MS = 86_400_000;

/** @typedef {{ groupId: number, gapsId: number, categoryId: number, versionedId: number, one: number }} Place */
/**
 * @typedef {object} ListCall
 * @property {string} name
 * @property {(place: Place) => string} address
 * @property {'one' | 'many'} as the Head of one group with all the news, or the Head of 22 groups
 * @property {string | undefined} index the index that this list has, if it is judged with and without it
 */

const withQuery = (path, query) => `${path}?${new URLSearchParams(query)}`;

const COMMON_WORD = 'น้ำท่วม';
/** Words of a tenth of the news, of a two-hundredth, of a few and of none, and a term that is too short for trigrams. */
const NEWS_SEARCHES = {
  'a common word of titles (1 in 10)': COMMON_WORD,
  'a word of texts (1 in 33)': RARE_WORD,
  'a title with its number': 'warning lifted 8555',
  'two words': `ค่าเงินบาท ${RARE_WORD}`,
  'a phrase': `"${RARE_PHRASE}"`,
  'a part of a title (1 in 10)': 'เหนือคลี่',
  'no match': 'ฮฮฮฬฬฬ',
  'one letter': 'น',
};

const USER_SEARCHES = {
  'a common name (1 in 20)': 'สมชาย',
  'two words (1 in 2 000)': 'Olivia 77',
  'one person, by name': RARE_NAME,
  'one person, by e-mail': 'user4321@newsdesk.example',
  'a part of a name': 'ครไกร',
  'no match': 'nobody-here',
  'one letter': 'ก',
  'two letters that no name has': 'ขข',
};

/**
 * Each list that is measured, for `rows` people and news.
 * @returns {ListCall[]}
 */
export const listCalls = (rows) => {
  const last = Math.ceil(rows / PAGE);
  const middle = Math.ceil(last / 2);
  const inMiddle = Date.now() - (rows / 2) * 60_000;
  const calls = [];
  const add = (name, address, { as = 'one', index = undefined } = {}) =>
    calls.push({ name, address, as, index });
  const users = (name, query, options) =>
    add(`users, ${name}`, () => withQuery('/api/users/search', query), options);
  const group = (name, query, options) =>
    add(`group, ${name}`, ({ groupId }) => withQuery(`/api/news/journalist/${groupId}/news`, query), options);
  const find = (name, query, options) =>
    add(
      `all news, ${name}`,
      (place) => withQuery('/api/news', typeof query === 'function' ? query(place) : query),
      options,
    );

  users('first page', { page: 1 });
  users('page 2', { page: 2 });
  users('middle page', { page: middle });
  users('last page', { page: last });
  for (const [name, search] of Object.entries(USER_SEARCHES))
    users(name, { search, page: 1 }, { index: search === RARE_NAME ? 'users_search_idx' : undefined });

  group('first page', { page: 1 }, { index: 'news_group_created_idx' });
  group('page 2', { page: 2 });
  group('middle page', { page: middle });
  group('last page', { page: last });
  for (const [name, search] of Object.entries(NEWS_SEARCHES)) {
    const index = search === RARE_WORD ? 'news_search_words_idx' : undefined;
    group(name, { search, page: 1 }, { index });
  }

  const library = (name, query) =>
    add(`library, ${name}`, ({ groupId }) =>
      withQuery(`/api/news/journalist/${groupId}/media`, { limit: 24, ...query }),
    );
  library('first page', { page: 1 });
  library('page 40', { page: 40 });
  library('a word (1 in 10)', { search: PICTURE_WORD });
  library('a word (1 in 1 000)', { search: RARE_PICTURE_WORD });
  library('a part of a word', { search: 'ท่วมภ' });
  library('no match', { search: 'ฮฮฮฬฬฬ' });
  library('a tag (1 in 3)', { tag: PICTURE_TAG });
  library('one person (1 in 1 000)', { person: AUTHOR });
  library('unused (1 in 3)', { unused: true });
  add('library, its tags', ({ groupId }) => `/api/news/journalist/${groupId}/media/tags`);

  find('no filter', {});
  find('no filter, 22 groups', {}, { as: 'many' });
  find('page 2', { page: 2 });
  find('page 50', { page: 50 });
  find('oldest first', { sort: 'oldest' });
  for (const [name, search] of Object.entries(NEWS_SEARCHES)) find(name, { search });
  find('a common word, 22 groups', { search: COMMON_WORD }, { as: 'many' });
  const dates = { from: new Date(inMiddle).toISOString(), to: new Date(inMiddle + DAY_MS).toISOString() };
  const filter = (name, queryOf, index = undefined) => {
    find(name, queryOf, { index });
    for (const [rarity, search] of Object.entries({ common: COMMON_WORD, rare: RARE_WORD }))
      find(`${name}, with a ${rarity} word`, (place) => ({ ...queryOf(place), search }));
  };
  filter('waiting (1 in 2)', () => ({ state: 'waiting' }), 'news_waiting_idx');
  filter('went dark (1 in 8)', () => ({ state: 'went-dark', sort: 'runs-out' }), 'news_runs_out_idx');
  filter('for a day', () => ({ state: 'for-a-day' }));
  filter('permanent (1 in 3)', () => ({ state: 'permanent' }));
  filter('returned (1 in 16)', () => ({ state: 'returned' }), 'news_sent_back_idx');
  filter('one author (1 in 1 000)', ({ one }) => ({ author: one + AUTHOR }), 'news_group_author_idx');
  filter('one category (1 in 16)', ({ categoryId }) => ({ category: categoryId }), 'news_group_category_idx');
  filter('one day of the middle', () => dates);
  filter('one group', ({ groupId }) => ({ groupId }));

  const trash = (name, query) =>
    add(`trash, ${name}`, ({ gapsId }) => withQuery(`/api/news/journalist/${gapsId}/trash`, query), {
      as: 'many',
    });
  trash('first page', {});
  trash('with a common word', { search: COMMON_WORD });
  add('desk, one group', () => '/api/desk', { index: 'news_author_created_idx' });
  add('desk, 22 groups', () => '/api/desk', { as: 'many' });

  const audit = (name, query, index = undefined) =>
    add(`audit log, ${name}`, () => withQuery('/api/audit', query), { index });
  audit('newest page', {}, 'audit_log_at_idx');
  audit('middle page', { before: Math.floor(rows / 2) });
  audit('one person (1 in 3)', { person: 1 }, 'audit_log_actor_idx');
  audit('one action (1 in 1 000)', { action: 'permission.added' }, 'audit_log_action_idx');
  audit('one item', { kind: 'news', object: 77 }, 'audit_log_object_idx');

  const versions = (name, query) =>
    add(`versions, ${name}`, ({ groupId, versionedId }) =>
      withQuery(`/api/news/journalist/${groupId}/news/${versionedId}/versions`, { limit: PAGE, ...query }),
    );
  versions(`newest of ${MANY_VERSIONS}`, { page: 1 });
  versions(`oldest of ${MANY_VERSIONS}`, { page: MANY_VERSIONS / PAGE });
  return calls;
};
