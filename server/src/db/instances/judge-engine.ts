import type pg from 'pg';

import { StartError } from '../database';
import { type Finding, findingText, wrong } from '../finding';

const OLDEST_VERSION = 150_000;
const THAI_LATER = 'Thai texts would be stored and found wrongly, which shows only later.';
const NEW_UTF8 = `Create the database with: CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8', and restore a back-up into it.`;

/** What PostgreSQL says of a database and of the rights of its user. */
type Engine = {
  version: number;
  encoding: string;
  ctype: string;
  /** Whether it knows that a Thai letter is one; null where it cannot store any. */
  knowsThai: boolean | null;
  sortsThai: boolean;
  offersTrigrams: boolean;
  isReadOnly: boolean;
  mayCreateSchema: boolean;
  mayCreateTables: boolean;
  /** Where a table is made that names no schema. */
  schema: string | null;
  /** Tables of the product that another user owns. */
  foreignTables: number;
};

const FACTS = `
  SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding, datctype AS ctype,
    EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') AS "sortsThai",
    EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS "offersTrigrams",
    current_setting('transaction_read_only') = 'on' AS "isReadOnly",
    has_database_privilege(current_database(), 'CREATE') AS "mayCreateSchema",
    has_schema_privilege('public', 'CREATE') AS "mayCreateTables", current_schema() AS schema,
    (SELECT count(*)::integer FROM pg_class WHERE relkind = 'r' AND NOT pg_has_role(relowner, 'USAGE')
       AND relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'drizzle'))) AS "foreignTables"
  FROM pg_database WHERE datname = current_database()`;

/** Reads what `judgeEngine` judges, in a few milliseconds. */
export const lookAtEngine = async (client: pg.ClientBase): Promise<Engine> => {
  const { rows } = await client.query<Omit<Engine, 'knowsThai'>>(FACTS);
  const [facts] = rows;
  if (!facts) throw new Error('PostgreSQL does not know the database that it is connected to.');
  if (facts.encoding !== 'UTF8') return { ...facts, knowsThai: null };
  const asked = await client.query<{ knowsThai: boolean }>(`SELECT chr(3585) ~ '^\\w$' AS "knowsThai"`);
  return { ...facts, knowsThai: asked.rows[0]?.knowsThai ?? null };
};

/** What is wrong with a database of PostgreSQL for this product. */
export const judgeEngine = (engine: Engine): Finding[] => {
  const faults: Finding[] = [];
  const isFault = (found: boolean, ...[what, why, todo]: Parameters<typeof wrong>): void => {
    if (found) faults.push(wrong(what, why, todo));
  };
  const version = Math.floor(engine.version / 10_000);
  isFault(
    engine.version < OLDEST_VERSION,
    `This is PostgreSQL ${version}.`,
    'The server is made for PostgreSQL 15 and later.',
    'Upgrade PostgreSQL.',
  );
  isFault(
    engine.encoding !== 'UTF8',
    `The database has the encoding ${engine.encoding}, not UTF8.`,
    THAI_LATER,
    NEW_UTF8,
  );
  isFault(
    engine.knowsThai === false,
    `The database has the locale ${engine.ctype}, in which Thai letters are no letters.`,
    'Parts of Thai titles are not found, and letters beyond English ones keep their case.',
    NEW_UTF8,
  );
  isFault(
    !engine.sortsThai,
    'PostgreSQL was built without ICU.',
    'Names are sorted for Thai readers with it.',
    'Use a PostgreSQL with ICU, such as the one of your system or of postgresql.org.',
  );
  isFault(
    !engine.offersTrigrams,
    'PostgreSQL lacks the extension pg_trgm.',
    'Titles are found by their parts with it.',
    'Install it: Debian has it in postgresql, others in postgresql-contrib.',
  );
  isFault(
    engine.isReadOnly,
    'The database can only be read.',
    'Nobody can sign in or save.',
    'Connect to the primary server, or turn default_transaction_read_only off.',
  );
  isFault(
    !engine.mayCreateSchema || !engine.mayCreateTables,
    'The user of the database may not create tables or schemas in it.',
    'Every start brings the tables up to date.',
    'Make the user the owner: ALTER DATABASE … OWNER TO …; GRANT CREATE ON SCHEMA public TO …',
  );
  isFault(
    engine.schema !== 'public',
    `The search_path of the user begins with ${engine.schema ?? 'no schema that exists'}, not with public.`,
    'The tables of Newsdesk are in public, and would not be found.',
    'Set it: ALTER ROLE … IN DATABASE … SET search_path = public',
  );
  isFault(
    engine.foreignTables > 0,
    `Another user owns tables of the database (${engine.foreignTables}).`,
    'An upgrade cannot change them.',
    'Make the user of DATABASE_URL their owner: REASSIGN OWNED BY … TO …',
  );
  return faults;
};

/** Refuses a database that cannot serve if it is new, and warns of one that is in use. */
export const refuseEngine = async (
  client: pg.ClientBase,
  isNew: boolean,
  warn: (text: string) => void,
): Promise<void> => {
  const faults = judgeEngine(await lookAtEngine(client));
  if (faults.length === 0) return;
  const text = faults.map(findingText).join('\n');
  if (isNew)
    throw new StartError(`The database is not fit for Newsdesk, and nothing was created in it.\n${text}`);
  warn(`The database is not fit for Newsdesk (npm run doctor).\n${text}`);
};
