// The statements of each list, as the server sends them. Their time without HTTP, tokens and JSON is the reference for the
// time of a call.
const USER = 'id, email, username, display_name, bio, avatar_url, permission';
export const SUMMARY =
  'id, title, cover_image_url, square_image_url, category_id, (SELECT c.code FROM countries c WHERE c.id = country_id) AS country_code, published_at, created_at, status, approved_until, approved_permanently, returned_at, returned_by, return_comment';
export const LIMIT = 20;
const EMAIL = 'user4321@newsdesk.example';
const TITLE = 'warning lifted 8555';

const usersPage = (page) => async (query) => {
  const [place] = await query(
    `SELECT block, before, total FROM (
       SELECT block, sum(row_count) OVER (ORDER BY block) - row_count AS before, sum(row_count) OVER () AS total
       FROM user_blocks) AS blocks
     WHERE before <= least($1::bigint, greatest(total - 1, 0)::bigint / ${LIMIT}) * ${LIMIT}
     ORDER BY block DESC LIMIT 1`,
    [page - 1],
  );
  const offset = Math.min(page - 1, Math.floor((Number(place.total) - 1) / LIMIT)) * LIMIT;
  return query(`SELECT ${USER} FROM users WHERE id >= $1 ORDER BY id LIMIT ${LIMIT} OFFSET $2`, [
    place.block * 1_000,
    offset - Number(place.before),
  ]);
};

/** How a term is looked up: its parts in the index, and a comparison with the whole term if they do not cover it. */
const holds = (text, term, parts) =>
  [
    ...parts.map((part) => `${text} LIKE lower('%${part}%')`),
    ...(parts[0] === term ? [] : [`strpos(${text}, lower('${term}')) > 0`]),
  ].join(' AND ');

const usersSearch =
  (term, parts = [term]) =>
  async (query) => {
    const found = await query(
      `SELECT id FROM users WHERE ${holds('search_text', term, parts)} ORDER BY id LIMIT ${11 * LIMIT}`,
    );
    const ids = found.slice(0, LIMIT).map(({ id }) => id);
    return ids.length === 0 ? [] : query(`SELECT ${USER} FROM users WHERE id = ANY($1) ORDER BY id`, [ids]);
  };

const SEGMENT = 4_096;

/** A term that no trigram index can look up: the first segment without an index, the others by the index of letters. */
const byLetters = (term, { table, scope, place, descending, seed, text, last }) => {
  const [found, order] = [`strpos(${text}, lower('${term}')) > 0`, descending ? 'DESC' : 'ASC'];
  const inOther = seed('segment.number');
  const keys =
    term.length > 2
      ? `letter_keys(${inOther}, lower('${term}'))`
      : `ARRAY[hashtextextended(lower('${term}'), ${inOther})]`;
  const numbers = descending
    ? `generate_series((${last}) / ${SEGMENT}, 1, -1)`
    : `generate_series(1, (${last}) / ${SEGMENT})`;
  const first = (limit) =>
    `SELECT id FROM ${table} WHERE ${scope} AND ${place} < ${SEGMENT} AND ${found} ORDER BY ${place} ${order} LIMIT ${limit}`;
  const rest = (limit) => `
    SELECT found.id FROM ${numbers} AS segment (number) CROSS JOIN LATERAL (
      SELECT id FROM (
        SELECT id, ${place} AS place FROM ${table}
        WHERE ${scope} AND ${place} >= ${SEGMENT}
          AND letter_keys(${seed(`${place} / ${SEGMENT}`)}, ${text}) @> ${keys}
          AND ${found} OFFSET 0
      ) AS matching ORDER BY place ${order} LIMIT ${limit}) AS found
    LIMIT ${limit}`;
  return async (query) => {
    const limit = 11 * LIMIT;
    const [one, other] = descending ? [rest, first] : [first, rest];
    const ids = await query(one(limit));
    return ids.length < limit ? [...ids, ...(await query(other(limit - ids.length)))] : ids;
  };
};

const usersLetters = (term) => async (query) => {
  const find = byLetters(term, {
    table: 'users',
    scope: 'true',
    place: 'id',
    descending: false,
    seed: (segment) => segment,
    text: 'search_text',
    last: 'SELECT max(id) FROM users',
  });
  const ids = (await find(query)).slice(0, LIMIT).map(({ id }) => id);
  return ids.length === 0 ? [] : query(`SELECT ${USER} FROM users WHERE id = ANY($1) ORDER BY id`, [ids]);
};

const newsLetters =
  (term) =>
  async (query, { groupId }) => {
    const find = byLetters(term, {
      table: 'news',
      scope: `group_id = ${groupId}`,
      place: 'position',
      descending: true,
      seed: (segment) =>
        `(${segment === 'segment.number' ? groupId : 'group_id'}::bigint << 20) + ${segment}`,
      text: 'lower(title)',
      last: `SELECT total_news FROM journalist_groups WHERE id = ${groupId}`,
    });
    const ids = (await find(query)).slice(0, LIMIT).map(({ id }) => id);
    return ids.length === 0
      ? []
      : query(`SELECT ${SUMMARY} FROM news WHERE id = ANY($1) ORDER BY position DESC`, [ids]);
  };

const newsPage =
  (page) =>
  async (query, { groupId }) => {
    const [{ total_news: total }] = await query('SELECT total_news FROM journalist_groups WHERE id = $1', [
      groupId,
    ]);
    const offset = Math.min(page - 1, Math.floor((total - 1) / LIMIT)) * LIMIT;
    const newest = total - offset;
    return query(
      `SELECT ${SUMMARY} FROM news WHERE group_id = $1 AND position BETWEEN $2 AND $3 ORDER BY position DESC`,
      [groupId, newest - LIMIT + 1, newest],
    );
  };

const newsSearch =
  (term, parts = [term]) =>
  async (query, { groupId }) => {
    const found = await query(
      `SELECT id FROM news WHERE group_id = $1 AND ${holds('lower(title)', term, parts)} ORDER BY position DESC LIMIT ${11 * LIMIT}`,
      [groupId],
    );
    const ids = found.slice(0, LIMIT).map(({ id }) => id);
    return ids.length === 0
      ? []
      : query(`SELECT ${SUMMARY} FROM news WHERE id = ANY($1) ORDER BY position DESC`, [ids]);
  };

const AUDIT =
  'l.id, l.at, l.at::text, l.action, u.id, u.display_name, u.avatar_url, l.object_kind, l.object_id, l.object_name, l.group_id, l.address, l.session_id, l.before, l.after';

/** A page of the audit log with a filter, optionally older than a line (`middle`). */
const auditPage =
  (where = 'true', middle = 0) =>
  async (query) => {
    const [place] = middle ? await query('SELECT id, at::text FROM audit_log WHERE id = $1', [middle]) : [];
    const older = place ? `(l.at, l.id) < ('${place.at}'::timestamptz, ${place.id})` : 'true';
    return query(
      `SELECT ${AUDIT} FROM audit_log l LEFT JOIN users u ON u.id = l.actor_id WHERE ${where} AND ${older} ORDER BY l.at DESC, l.id DESC LIMIT 51`,
    );
  };

/** Terms of one and two letters: in every text, in some, in one, and in none. */
const SHORT_USERS = ['u', 'us', 'ก', 'สม', 'ดุ', 'zz', 'ขข', '%', '_'];
const SHORT_NEWS = ['5', 'น้', 'ti', 'zz', 'ขข', 'สม', '%', '_', '---'];

/** Each list call that is measured: its name, its address and its bare SQL. */
export const listCalls = (rows, rareName) => {
  const last = Math.ceil(rows / LIMIT);
  const middle = Math.ceil(last / 2);
  const users = (query) => () => `/api/users/search?${new URLSearchParams(query)}`;
  const news =
    (query) =>
    ({ groupId }) =>
      `/api/news/journalist/${groupId}/news?${new URLSearchParams(query)}`;
  /** @type {[string, (place: { groupId: number }) => string, (query, place) => Promise<unknown>][]} */
  const calls = [
    ['users, first page', users({ page: 1 }), usersPage(1)],
    ['users, middle page', users({ page: middle }), usersPage(middle)],
    ['users, last page', users({ page: last }), usersPage(last)],
    ['users, "สมชาย" (1 in 20)', users({ search: 'สมชาย' }), usersSearch('สมชาย')],
    [
      'users, "Olivia 77" (1 in 2 000)',
      users({ search: 'Olivia 77' }),
      usersSearch('Olivia 77', ['oli', ' 77']),
    ],
    ['users, one person, Thai', users({ search: rareName }), usersSearch(rareName)],
    ['users, one person, e-mail', users({ search: 'user4321@' }), usersSearch('user4321@', ['er4321@'])],
    ['users, one person, whole e-mail', users({ search: EMAIL }), usersSearch(EMAIL, ['er4321@'])],
    ['users, no match', users({ search: 'nobody-here' }), usersSearch('nobody-here')],
    ['news, first page', news({ page: 1 }), newsPage(1)],
    ['news, middle page', news({ page: middle }), newsPage(middle)],
    ['news, last page', news({ page: last }), newsPage(last)],
    ['news, "น้ำท่วม" (1 in 10)', news({ search: 'น้ำท่วม' }), newsSearch('น้ำท่วม')],
    ['news, one title, English', news({ search: TITLE }), newsSearch(TITLE, ['war', ' 8555'])],
  ];
  const audit = (query) => () => `/api/audit?${new URLSearchParams(query)}`;
  const half = Math.floor(rows / 2);
  calls.push(
    ['audit log, newest page', audit({}), auditPage()],
    ['audit log, middle page', audit({ before: half }), auditPage('true', half)],
    ['audit log, oldest page', audit({ before: 60 }), auditPage('true', 60)],
    ['audit log, one person (1 in 3)', audit({ person: 1 }), auditPage('l.actor_id = 1')],
    [
      'audit log, one action (1 in 1 000)',
      audit({ action: 'permission.added' }),
      auditPage(`l.action = 'permission.added'`),
    ],
    [
      'audit log, one item, middle',
      audit({ kind: 'news', object: 77, before: half }),
      auditPage(`l.object_kind = 'news' AND l.object_id = '77'`, half),
    ],
  );
  return [
    ...calls.map(([name, path, bare]) => ({ name, path, bare, as: 'one' })),
    ...SHORT_USERS.map((search) => ({
      name: `users, "${search}"`,
      path: users({ search }),
      as: 'one',
      bare: usersLetters(search),
    })),
    ...SHORT_NEWS.map((search) => ({
      name: `news, "${search}"`,
      path: news({ search }),
      as: 'one',
      bare: newsLetters(search),
    })),
  ];
};
