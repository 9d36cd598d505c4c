import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

import { BIG_CATEGORY, BIG_GROUP } from '../../load/fill-news.mjs';
import { fill } from '../../load/fill.mjs';
import { ADMIN } from '../server-process.mjs';

import { callerAt } from './send.mjs';

const PEOPLE = 10;
const TRAINEES = 12;
const HEAD = 1;
const TRAINEE = 6;

const openDatabase = async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    return { query: async (text) => (await pool.query(text)).rows, close: () => pool.end() };
  }
  const client = await PGlite.create({ dataDir: path.join(dataDir, 'db'), extensions: { pg_trgm } });
  return { query: async (text) => (await client.query(text)).rows, close: () => client.close() };
};

/**
 * Fills the database of a stopped server: as many users and news as `rows`, the ordinary people, who may do everything, and
 * the attacking Trainees. All have the administrator's password.
 */
export const fillNewsroom = async (place, rows, people = PEOPLE) => {
  const { query, close } = await openDatabase(place);
  await fill(query, rows);
  await query(`
    INSERT INTO users (email, username, display_name, permission, password_hash)
    SELECT name || '@soak.example', name, name, CASE WHEN name LIKE 'person%' THEN a.permission ELSE 1 END, a.password_hash
    FROM (SELECT permission, password_hash FROM users WHERE username = '${ADMIN.username}') AS a,
         (SELECT 'person' || n AS name FROM generate_series(1, ${people}) AS n
          UNION ALL SELECT 'trainee' || n FROM generate_series(1, ${TRAINEES}) AS n) AS names`);
  await query(`
    INSERT INTO group_members (group_id, user_id, level)
    SELECT g.id, u.id, CASE WHEN u.username LIKE 'person%' THEN ${HEAD} ELSE ${TRAINEE} END
    FROM journalist_groups g, users u WHERE g.name = '${BIG_GROUP}' AND u.email LIKE '%@soak.example'`);
  await query(`
    INSERT INTO group_categories (group_id, category_id)
    SELECT g.id, c.id FROM journalist_groups g, news_categories c WHERE g.name = '${BIG_GROUP}' AND c.name = '${BIG_CATEGORY}'`);
  const [room] = await query(`
    SELECT g.id AS "groupId", c.id AS "categoryId"
    FROM journalist_groups g, news_categories c WHERE g.name = '${BIG_GROUP}' AND c.name = '${BIG_CATEGORY}'`);
  await query('VACUUM (ANALYZE)');
  await close();
  return { groupId: Number(room.groupId), categoryId: Number(room.categoryId) };
};

export const namesOf = (people = PEOPLE) =>
  Array.from({ length: people }, (_, index) => `person${index + 1}`);

/** Signs a person in from an address; returns the caller, its token and the cookie of its browser. */
export const signInAt = async (url, name, address) => {
  const answer = await callerAt(url, address).post('/api/auth/sign-in', {
    email: name,
    password: ADMIN.password,
  });
  if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.status} ${answer.text}`);
  const { token, refreshToken } = JSON.parse(answer.text).data;
  return { ...callerAt(url, address, token), token, refreshToken };
};

/** Every Trainee, signed in. */
export const signInTrainees = (url) =>
  Promise.all(
    Array.from({ length: TRAINEES }, (_, index) =>
      signInAt(url, `trainee${index + 1}`, `198.51.100.${index + 1}`),
    ),
  );
