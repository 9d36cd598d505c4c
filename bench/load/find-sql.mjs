// The approval desk and finding news, as the minimal SQL that returns the same rows: the ids, then their rows with all names.
import { LIMIT, SUMMARY } from './bare-sql.mjs';

const ROW = `
  n.id, n.title, n.cover_image_url, n.square_image_url, n.category_id, (SELECT c.code FROM countries c WHERE c.id = n.country_id) AS country_code, n.published_at, n.created_at,
  n.status, n.approved_until, n.approved_permanently, n.returned_at, n.return_comment,
  g.id AS group_id, g.name AS group_name, u.display_name AS author_name, r.display_name AS returned_by`;
const WAITS = 'waiting_since IS NOT NULL';
const FOR_A_DAY =
  'approved_until IS NOT NULL AND NOT approved_permanently AND returned_at IS NULL AND waiting_since IS NULL';
const PERMANENT = 'approved_permanently AND status = 1';
/** The limits of the desk's counts and lists, and of the matches. */
const [DESK_COUNT, DESK_ROWS, FOUND] = [100, 10, 1_000];
const PAGES_AHEAD = 4;

const rowsOf = (query, ids) =>
  query(
    `SELECT ${ROW} FROM news n JOIN journalist_groups g ON g.id = n.group_id JOIN users u ON u.id = n.author_id
     LEFT JOIN users r ON r.id = n.returned_by WHERE n.id = ANY($1)`,
    [ids],
  );

/** The first ids of one group, or of all groups of the person with many groups. */
const firstIds = (
  as,
  { where = 'true', by = 'created_at', descending = false, limit },
  { groupId, many },
) => {
  const order = descending ? 'DESC' : 'ASC';
  const first = (group) =>
    `SELECT id, ${by} AS place FROM news WHERE group_id = ${group} AND ${where} ORDER BY ${by} ${order}, id ${order} LIMIT ${limit}`;
  return as === 'one'
    ? first(groupId)
    : `SELECT id, place FROM group_members m CROSS JOIN LATERAL (${first('m.group_id')}) AS first
       WHERE m.user_id = ${many} ORDER BY place ${order}, id ${order} LIMIT ${limit}`;
};

const desk = (as) => async (query, place) => {
  const limit = DESK_COUNT;
  const ofGroups = [
    { where: WAITS, by: 'waiting_since', limit },
    { where: `${FOR_A_DAY} AND approved_until > now()`, by: 'approved_until', limit },
    {
      where: `${FOR_A_DAY} AND approved_until <= now() AND approved_until > now() - interval '1 day'`,
      by: 'approved_until',
      descending: true,
      limit,
    },
  ].map((list) => firstIds(as, list, place));
  const own = (where, by) =>
    `SELECT id, ${by} AS place FROM news WHERE author_id = ${place[as]} AND group_id IS NOT NULL AND ${where} ORDER BY ${by} DESC, id DESC LIMIT ${DESK_ROWS}`;
  const lists = [...ofGroups, own('returned_at IS NOT NULL', 'returned_at'), own('true', 'created_at')];
  const groups = `SELECT -1, group_id FROM group_members WHERE user_id = ${place[as]} AND level <= 4`;
  const found = await query(
    `${lists.map((list, index) => `(SELECT ${index} AS list, id FROM (${list}) AS ids)`).join(' UNION ALL ')} UNION ALL ${groups}`,
  );
  const shown = lists.flatMap((_, index) => found.filter(({ list }) => list === index).slice(0, DESK_ROWS));
  return rowsOf(
    query,
    shown.map(({ id }) => id),
  );
};

/** A page of the matches, with the number of pages as far as the server knows it. */
const find =
  (list, { as = 'one', page = 1 } = {}) =>
  async (query, place) => {
    const limit = Math.min((page + PAGES_AHEAD) * LIMIT, FOUND);
    const ids = await query(firstIds(as, { descending: true, ...list(place), limit }, place));
    return rowsOf(
      query,
      ids.slice((page - 1) * LIMIT, page * LIMIT).map(({ id }) => id),
    );
  };

/** News with a running approval is at most one day's news, however much went dark before: read by its end, then sorted. */
const findForADay =
  (order) =>
  async (query, { groupId }) => {
    const ids = await query(
      `WITH running AS MATERIALIZED (
         SELECT id, created_at FROM news WHERE group_id = ${groupId} AND ${FOR_A_DAY} AND approved_until > now())
       SELECT id FROM running ORDER BY created_at ${order}, id ${order} LIMIT ${(1 + PAGES_AHEAD) * LIMIT}`,
    );
    return rowsOf(
      query,
      ids.slice(0, LIMIT).map(({ id }) => id),
    );
  };

/** A page of the group that has lost 1 000 of 3 000 items, the `page`th of 100; pages of the second half are read from the end. */
const newsWithGaps =
  (page) =>
  (query, { gapsId }) =>
    query(
      page <= 50
        ? `SELECT ${SUMMARY} FROM news WHERE group_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${LIMIT} OFFSET ${(page - 1) * LIMIT}`
        : `SELECT ${SUMMARY} FROM news WHERE group_id = $1 ORDER BY created_at, id LIMIT ${LIMIT} OFFSET ${(100 - page) * LIMIT}`,
      [gapsId],
    );

/** @typedef {Record<string, number> & { groupId: number, gapsId: number, categoryId: number }} Place */

/** Each call of the desk and of finding: its name, its address, its bare SQL, and who makes it. */
export const findCalls = (rows) => {
  const day = 86_400_000;
  const middle = Date.now() - (rows / 2) * 60_000;
  const dates = { from: new Date(middle).toISOString(), to: new Date(middle + day).toISOString() };
  const onePersons = 7;
  const address = (query) => (place) =>
    `/api/news?${new URLSearchParams(typeof query === 'function' ? query(place) : query)}`;
  const author = ({ one }) => one + onePersons;
  const ofAuthor = (place) => `author_id = ${author(place)}`;
  const gaps =
    (page) =>
    ({ gapsId }) =>
      `/api/news/journalist/${gapsId}/news?page=${page}`;
  const all = () => ({});
  /** @type {[string, (place: Place) => string, (query: Function, place: Place) => Promise<object[]>, string?][]} */
  const calls = [
    ['desk, one group', () => '/api/desk', desk('one')],
    ['desk, 22 groups', () => '/api/desk', desk('many'), 'many'],
    ['find, no filter', address({}), find(all)],
    ['find, no filter, 22 groups', address({}), find(all, { as: 'many' }), 'many'],
    ['find, oldest first', address({ sort: 'oldest' }), find(() => ({ descending: false }))],
    ['find, page 50, the last', address({ page: 50 }), find(all, { page: 50 })],
    ['find, page 50, 22 groups', address({ page: 50 }), find(all, { as: 'many', page: 50 }), 'many'],
    [
      'find, waiting (1 in 2)',
      address({ state: 'waiting' }),
      find(() => ({ where: WAITS, by: 'waiting_since', descending: false })),
    ],
    [
      'find, went dark, by their end (1 in 8)',
      address({ state: 'went-dark', sort: 'runs-out' }),
      find(() => ({
        where: `${FOR_A_DAY} AND approved_until <= now()`,
        by: 'approved_until',
        descending: false,
      })),
    ],
    ['find, for a day (of one day)', address({ state: 'for-a-day' }), findForADay('DESC')],
    ['find, for a day, oldest first', address({ state: 'for-a-day', sort: 'oldest' }), findForADay('ASC')],
    [
      'find, a group and permanent (1 in 3)',
      address(({ groupId }) => ({ groupId, state: 'permanent' })),
      find(() => ({ where: PERMANENT })),
    ],
    [
      'find, one author (1 in 1 000)',
      address((place) => ({ author: author(place) })),
      find((place) => ({ where: ofAuthor(place) })),
    ],
    [
      'find, one author, returned',
      address((place) => ({ author: author(place), state: 'returned' })),
      find((place) => ({ where: `${ofAuthor(place)} AND returned_at IS NOT NULL` })),
    ],
    [
      'find, one category (1 in 16)',
      address(({ categoryId }) => ({ category: categoryId })),
      find(({ categoryId }) => ({ where: `category_id = ${categoryId}` })),
    ],
    [
      'find, one day of the middle',
      address(dates),
      find(() => ({ where: `created_at >= '${dates.from}' AND created_at < '${dates.to}'` })),
    ],
    ['news, 1 000 gaps, first page', gaps(1), newsWithGaps(1), 'many'],
    ['news, 1 000 gaps, last page', gaps(100), newsWithGaps(100), 'many'],
  ];
  return calls.map(([name, path, bare, as = 'one']) => ({ name, path, bare, as }));
};
