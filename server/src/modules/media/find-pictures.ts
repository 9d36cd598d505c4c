import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';

import type { Id, MediaTag } from '@contract';

import type { Database } from '../../db/database';
import {
  type Matches,
  matchesFor,
  PAGE_ID,
  PAGE_NUMBER,
  PAGE_TOTAL,
  pageOfMatches,
  placeOf,
} from '../../db/page';
import { files, users } from '../../db/schema';
import { inWords } from '../../db/search/conditions';
import { readList } from '../../db/search/time-limit';
import type { PageRequest } from '../../http/paginate';
import { keysIn } from '../images/picture-addresses';
import { IS_LISTED } from '../images/unused-images';

import { deleter, FAMILY, inLibrary, type MediaRow, pictureColumns, selectPictures } from './pictures';

/** How many pictures of the library are looked at before the indexes are asked: a filter that many match needs no more. */
const LOOKED_AT = 1_500;
const MAX_TAGS_LISTED = 200;

export type MediaFilter = {
  search: string;
  person?: Id;
  from?: string;
  to?: string;
  tag?: string;
  unused?: boolean;
};

/** What the indexes of words, tags, people and unused pictures answer. */
const matches = ({ search, person, tag, unused }: MediaFilter): SQL | undefined => {
  return and(
    inWords(files.words, search),
    person === undefined ? undefined : eq(files.uploadedBy, person),
    tag === undefined ? undefined : and(sql`${files.tags} <> '{}'`, arrayContains(files.tags, [tag])),
    unused ? isNotNull(files.unusedSince) : undefined,
  );
};

/**
 * The keys of the first pictures of a library that match, newest first. A filter that many pictures match is answered by the first
 * of the list; any other one by its index, which reads few. `OFFSET 0` keeps the planner from guessing which of both it is.
 */
const firstMatches = (groupId: Id, filter: MediaFilter, { needed, most }: Matches): SQL => {
  const { from, to } = filter;
  const list = and(
    inLibrary(groupId),
    from === undefined ? undefined : gte(files.createdAt, new Date(from)),
    to === undefined ? undefined : lt(files.createdAt, new Date(to)),
  );
  const newest = sql`created_at DESC, key DESC`;
  const found = matches(filter);
  if (!found) return sql`SELECT key AS id FROM files WHERE ${list} ORDER BY ${newest} LIMIT ${most}`;
  return sql`
    WITH looked_at AS MATERIALIZED (
        SELECT key, created_at, (${found}) AS is_match FROM files WHERE ${list} ORDER BY ${newest} LIMIT ${LOOKED_AT}),
      near AS MATERIALIZED (SELECT key, created_at FROM looked_at WHERE is_match LIMIT ${most}),
      is_enough AS MATERIALIZED (
        SELECT (SELECT count(*) FROM near) >= ${needed} OR (SELECT count(*) FROM looked_at) < ${LOOKED_AT} AS yes)
    SELECT key AS id FROM (
      SELECT key, created_at FROM near WHERE (SELECT yes FROM is_enough)
      UNION ALL
      SELECT key, created_at FROM (
        SELECT key, created_at FROM (SELECT key, created_at FROM files WHERE ${list} AND ${found} OFFSET 0) AS every
        WHERE NOT (SELECT yes FROM is_enough) ORDER BY ${newest} LIMIT ${most}) AS far
    ) AS matches ORDER BY ${newest}`;
};

/** A page of the pictures of a group that match, newest first. */
export const findPictures = async (db: Database, groupId: Id, filter: MediaFilter, page: PageRequest) => {
  const asked = pageOfMatches(firstMatches(groupId, filter, matchesFor(page)), page);
  const rows = await readList(db, filter.search, (tx) =>
    tx
      .select({ ...pictureColumns, total: PAGE_TOTAL })
      .from(files)
      .innerJoin(asked, eq(files.key, PAGE_ID))
      .innerJoin(users, eq(users.id, files.uploadedBy))
      .leftJoin(deleter, eq(deleter.id, files.deletedBy))
      .orderBy(PAGE_NUMBER),
  );
  return { rows, place: placeOf(rows, page) };
};

/** What of a picture of another group is told to those whose news shows it: what readers see, and what the checks need. */
const asShown = (row: MediaRow): MediaRow => ({
  ...row,
  title: '',
  alt: '',
  source: '',
  rightsNote: '',
  tags: [],
  uses: 0,
  uploadedBy: { id: row.uploadedBy.id, displayName: '' },
});

/**
 * The pictures of a group that have these addresses, or that a cover with such an address was cut from, newest first; then those
 * of other groups that news of the group shows, such as news that was handed over.
 */
export const findByAddresses = async (
  db: Database,
  groupId: Id,
  addresses: string[],
): Promise<MediaRow[]> => {
  const keys = [...new Set(addresses.flatMap(keysIn))];
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: files.key, cutFrom: files.cutFrom })
    .from(files)
    .where(inArray(files.key, keys));
  const listed = rows.map(({ key, cutFrom }) => cutFrom ?? key);
  if (listed.length === 0) return [];
  const find = (which: SQL | undefined) =>
    selectPictures(db)
      .where(and(inArray(files.key, listed), which))
      .orderBy(desc(files.createdAt), desc(files.key));
  const own = await find(inLibrary(groupId));
  const shownHere = sql`EXISTS (
    SELECT 1 FROM news_images shown JOIN news ON news.id = shown.news_id
    WHERE news.group_id = ${groupId} AND shown.key = ANY(${FAMILY}))`;
  const others = await find(and(ne(files.groupId, groupId), IS_LISTED, isNull(files.deletedAt), shownHere));
  return [...own, ...others.map(asShown)];
};

/** The tags of a library, most used first. */
export const listMediaTags = (db: Database, groupId: Id): Promise<MediaTag[]> => {
  const each = db
    .select({ name: sql<string>`unnest(${files.tags})`.as('name') })
    .from(files)
    .where(and(inLibrary(groupId), sql`${files.tags} <> '{}'`))
    .as('each');
  const count = sql<number>`count(*)`.mapWith(Number).as('count');
  return db
    .select({ name: each.name, count })
    .from(each)
    .groupBy(each.name)
    .orderBy(desc(count), each.name)
    .limit(MAX_TAGS_LISTED);
};
