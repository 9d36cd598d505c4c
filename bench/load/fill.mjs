import { fillNews } from './fill-news.mjs';
import { fillPictures } from './fill-pictures.mjs';

/** Each first name occurs in one of a hundred users, each family name in one of a thousand. */
const THAI = [
  ...['สมชาย', 'สมหญิง', 'วิชัย', 'มาลี', 'ประเสริฐ', 'กัญญา', 'ธนากร', 'พิมพ์ชนก', 'ณัฐวุฒิ', 'อรทัย'],
  ...['สุรชัย', 'ดวงใจ', 'อนุชา', 'รัตนา', 'ชาญชัย', 'สุนีย์', 'ปิยะ', 'จันทร์เพ็ญ', 'เกรียงไกร', 'วรรณา'],
];
const ENGLISH = [
  ...['olivia', 'james', 'amelia', 'henry', 'sophia', 'george', 'charlotte', 'arthur', 'florence', 'oscar'],
  ...[
    'matilda',
    'walter',
    'beatrice',
    'edmund',
    'clara',
    'rupert',
    'harriet',
    'stanley',
    'winifred',
    'albert',
  ],
];
const array = (words) => `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])`;
const pick = (words, expression) => `${array(words)}[1 + (${expression}) % ${words.length}]`;

const NAME = `${pick(THAI, 'n / 7')} || ' ' || initcap(${pick(ENGLISH, 'n / 3')}) || ' ' ||(n % 1000)`;

/** A name that only one user has, at any size of the table. */
export const RARE_NAME = 'ดุษฎีวรรธน์';

const INDEXES = {
  users: ['users_search_idx', 'users_email_key', 'users_username_key'],
  news: [
    'news_search_words_idx',
    'news_author_created_idx',
    'news_group_created_idx',
    'news_group_author_idx',
    'news_group_category_idx',
    ...['news_waiting_idx', 'news_returned_idx', 'news_sent_back_idx', 'news_runs_out_idx'],
  ],
  audit: [
    ...['audit_log_at_idx', 'audit_log_actor_idx', 'audit_log_action_idx', 'audit_log_kind_idx'],
    ...['audit_log_object_idx', 'audit_log_group_idx'],
  ],
};

/**
 * Fills an empty, migrated database with as many users and as many news, and with pictures that no store has.
 * Indexes are dropped first and created again at the
 * end, because with indexes a million rows would take an hour. `run` executes SQL and returns rows.
 */
export const fill = async (run, rows, pictures = 0) => {
  await run(`SET maintenance_work_mem = '512MB'`);
  const names = [...INDEXES.users, ...INDEXES.news, ...INDEXES.audit].map((name) => `'${name}'`).join(',');
  const indexes = await run(`SELECT indexname, indexdef FROM pg_indexes WHERE indexname IN (${names})`);
  for (const { indexname } of indexes) await run(`DROP INDEX "${indexname}"`);

  await run(`
    INSERT INTO users (email, username, email_key, username_key, display_name, display_key, permission, password_hash)
    SELECT 'user' || n || '@newsdesk.example', 'user' || n, 'user' || n || '@newsdesk.example', 'user' || n,
           ${NAME}, lower(${NAME}), 1,
           (SELECT password_hash FROM users ORDER BY id LIMIT 1)
    FROM generate_series(1, ${rows}) AS n`);
  // Every third line is by one person, one in a thousand concerns a permission: a filter with many matches, and one with few.
  await run(`
    INSERT INTO audit_log (at, actor_id, session_id, address, action, object_kind, object_id, object_name, group_id, before, after)
    SELECT now() - (${rows} - n) * interval '1 minute',
           (SELECT min(id) FROM users) + CASE WHEN n % 3 = 0 THEN 0 ELSE n % least(1000, ${rows}) END, 'session', '10.0.0.1',
           CASE WHEN n % 1000 = 0 THEN 'permission.added' ELSE 'news.edited' END,
           CASE WHEN n % 1000 = 0 THEN 'user' ELSE 'news' END, (1 + n % 5000)::text, 'Line ' || n, 1 + n % 10,
           '{"title":"before"}', '{"title":"after"}'
    FROM generate_series(1, ${rows}) AS n`);
  await run(
    `UPDATE users SET display_name = '${RARE_NAME}', display_key = '${RARE_NAME}' WHERE username = 'user${Math.floor(rows / 2)}'`,
  );
  await fillNews(run, rows);
  await fillPictures(run, pictures);
  for (const { indexdef } of indexes) await run(indexdef);
  await run('VACUUM (ANALYZE)');
  await run('CHECKPOINT');
};
