// The statements of each list, as the server sends them. Their time without HTTP, tokens and JSON is the reference for the
// time of a call.
const USER = 'id, email, username, display_name, bio, avatar_url, permission';
export const SUMMARY =
  'id, title, cover_image_url, square_image_url, category_id, (SELECT c.code FROM countries c WHERE c.id = country_id) AS country_code, published_at, created_at, status, approved_until, approved_permanently, returned_at, returned_by, return_comment';
export const LIMIT = 20;
const EMAIL = 'user4321@newsdesk.example';
const TITLE = 'warning lifted 8555';

/** A page counts from the nearer end. */
const pageFrom = (rows, page) => {
  const last = Math.ceil(rows / LIMIT);
  const isNear = page <= last / 2;
  return {
    isNear,
    size: page === last ? rows - (last - 1) * LIMIT : LIMIT,
    offset: isNear ? (page - 1) * LIMIT : Math.max(0, rows - page * LIMIT),
  };
};

const usersPage = (rows, page) => (query) => {
  const { isNear, size, offset } = pageFrom(rows, page);
  return query(
    `SELECT ${USER} FROM users ORDER BY id ${isNear ? 'ASC' : 'DESC'} LIMIT ${size} OFFSET ${offset}`,
  );
};

/** Parts of names from three letters on; fewer are the beginning of a word. */
const usersSearch = (term) => async (query) => {
  const part = term.length < 3 ? ` ${term}` : term;
  const found = await query(
    `SELECT id FROM users WHERE search_text LIKE lower('%${part}%') ORDER BY id LIMIT ${11 * LIMIT}`,
  );
  const ids = found.slice(0, LIMIT).map(({ id }) => id);
  return ids.length === 0 ? [] : query(`SELECT ${USER} FROM users WHERE id = ANY($1) ORDER BY id`, [ids]);
};

const newsPage =
  (rows, page) =>
  (query, { groupId }) => {
    const { isNear, size, offset } = pageFrom(rows, page);
    const order = isNear ? 'created_at DESC, id DESC' : 'created_at, id';
    return query(
      `SELECT ${SUMMARY} FROM news WHERE group_id = $1 ORDER BY ${order} LIMIT ${size} OFFSET ${offset}`,
      [groupId],
    );
  };

/** `words` is what the term looks up among the words, `part` what it looks for in titles. */
const newsSearch =
  (words, part) =>
  async (query, { groupId }) => {
    const found = await query(
      `SELECT n.id FROM news n JOIN news_search s ON s.news_id = n.id
       WHERE n.group_id = $1 AND (${part ? `s.title_key LIKE lower('%${part}%') OR ` : ''}s.words @@ $2::tsquery)
       ORDER BY n.created_at DESC, n.id DESC LIMIT ${11 * LIMIT}`,
      [groupId, words],
    );
    const ids = found.slice(0, LIMIT).map(({ id }) => id);
    return ids.length === 0
      ? []
      : query(`SELECT ${SUMMARY} FROM news WHERE id = ANY($1) ORDER BY created_at DESC`, [ids]);
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
const SHORT_USERS = ['u', 'us', 'ก', 'สม', 'ดุ', 'zz', 'ขข'];
const SHORT_NEWS = ['5', 'น้', 'ti', 'zz', 'ขข', 'สม'];

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
    ['users, first page', users({ page: 1 }), usersPage(rows, 1)],
    ['users, middle page', users({ page: middle }), usersPage(rows, middle)],
    ['users, last page', users({ page: last }), usersPage(rows, last)],
    ['users, "สมชาย" (1 in 20)', users({ search: 'สมชาย' }), usersSearch('สมชาย')],
    ['users, "Olivia 77" (1 in 2 000)', users({ search: 'Olivia 77' }), usersSearch('Olivia 77')],
    ['users, one person, Thai', users({ search: rareName }), usersSearch(rareName)],
    ['users, one person, e-mail', users({ search: 'user4321@' }), usersSearch('user4321@')],
    ['users, one person, whole e-mail', users({ search: EMAIL }), usersSearch(EMAIL)],
    ['users, no match', users({ search: 'nobody-here' }), usersSearch('nobody-here')],
    ['news, first page', news({ page: 1 }), newsPage(rows, 1)],
    ['news, middle page', news({ page: middle }), newsPage(rows, middle)],
    ['news, last page', news({ page: last }), newsPage(rows, last)],
    ['news, "น้ำท่วม" (1 in 10)', news({ search: 'น้ำท่วม' }), newsSearch("'~9iS7hG' & '~7hGA':*", 'น้ำท่วม')],
    [
      'news, one title, English',
      news({ search: TITLE }),
      newsSearch("'warning':* & 'lifted':* & '8555':*", TITLE),
    ],
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
      bare: usersSearch(search),
    })),
    ...SHORT_NEWS.map((search) => ({
      name: `news, "${search}"`,
      path: news({ search }),
      as: 'one',
      bare: newsSearch(`'${search}':*`),
    })),
  ];
};
