import { and, asc, desc, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

import { FIGURES_DAYS, type GroupFigures, type Id } from '@contract';

import type { Database } from '../../db/database';
import { auditLog, users } from '../../db/schema';
import { dayOf, startOfDay } from '../journalists/week';

import type { Today } from './most-read';

/** The decision itself, and the earlier lines of the same item. */
const line = alias(auditLog, 'line');
const earlier = alias(auditLog, 'earlier');
const hidden = alias(auditLog, 'hidden');

/** The actions that take an item out of the queue; a later edit may make it wait again. A withdrawal leaves changes waiting. */
const ENDS_A_WAIT = ['news.approved', 'news.published-by-saving', 'news.returned'] as const;

const ofSameItem = and(
  eq(earlier.objectKind, 'news'),
  eq(earlier.objectId, line.objectId),
  sql`(${earlier.at}, ${earlier.id}) < (${line.at}, ${line.id})`,
);

/** An approval that publishes what waited: the permanent step of what is published already changes neither version nor end. */
const publishes = (table: { action: PgColumn; after: PgColumn }): SQL =>
  sql`(${table.action} = 'news.approved' AND (${table.after}->>'approvedUntil' IS NOT NULL OR ${table.after}->>'publishedVersion' IS NOT NULL))`;

/**
 * Each decision of a group since a day, with the submit before it, using the indexes of the group's lines and of an item's
 * lines. An item starts to wait when it is created, when somebody sends changes (in earlier releases: when an edit makes it a
 * draft again), or when somebody saves it after it was returned or withdrawn.
 */
const findDecisions = (db: Database, groupId: Id, from: Date, { now, timeZone }: Today) => {
  const last = db
    .select({ id: earlier.id, at: earlier.at, action: earlier.action })
    .from(earlier)
    .where(and(ofSameItem, inArray(earlier.action, [...ENDS_A_WAIT])))
    .orderBy(desc(earlier.at), desc(earlier.id))
    .limit(1)
    .as('last');
  const published = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(ofSameItem, eq(earlier.action, 'news.approved')))
    .limit(1)
    .as('published');
  const since = sql`(coalesce(${last.at}, '-infinity'), coalesce(${last.id}, 0))`;
  const withdrawn = db
    .select({ id: hidden.id })
    .from(hidden)
    .where(
      and(
        eq(hidden.objectKind, 'news'),
        eq(hidden.objectId, line.objectId),
        eq(hidden.action, 'news.hidden'),
        sql`(${hidden.at}, ${hidden.id}) > ${since}`,
        sql`(${hidden.at}, ${hidden.id}) < (${earlier.at}, ${earlier.id})`,
      ),
    );
  const submit = db
    .select({ at: earlier.at, actorId: earlier.actorId })
    .from(earlier)
    .where(
      and(
        ofSameItem,
        sql`(${earlier.at}, ${earlier.id}) > ${since}`,
        or(
          inArray(earlier.action, ['news.created', 'news.changes-sent']),
          sql`${earlier.action} = 'news.edited' AND (${earlier.after}->>'status' = 'Draft' OR ${last.action} = 'news.returned' OR ${exists(withdrawn)})`,
        ),
      ),
    )
    .orderBy(asc(earlier.at), asc(earlier.id))
    .limit(1)
    .as('submit');
  return db
    .select({
      day: sql<string>`to_char(${line.at} AT TIME ZONE ${timeZone}::text, 'YYYY-MM-DD')`.as('day'),
      isFirst: sql<boolean>`${publishes(line)} AND ${published.id} IS NULL`.as('is_first'),
      isUnknown: sql<boolean>`${submit.at} IS NULL AND ${last.id} IS NULL`.as('is_unknown'),
      hours: sql<number | null>`extract(epoch FROM ${line.at} - ${submit.at}) / 3600`.as('hours'),
      writerId: sql<Id | null>`${submit.actorId}`.as('writer_id'),
      writerName: sql<string | null>`${users.displayName}`.as('writer_name'),
    })
    .from(line)
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(published, sql`true`)
    .leftJoinLateral(submit, sql`true`)
    .leftJoin(users, eq(users.id, submit.actorId))
    .where(
      and(
        eq(line.groupId, groupId),
        gte(line.at, from),
        lte(line.at, now),
        or(publishes(line), eq(line.action, 'news.returned')),
      ),
    )
    .as('decision');
};

/** The figures in one statement: totals, per day and per writer. Exported so that a test can check its plan. */
export const selectFigures = (db: Database, groupId: Id, from: Date, today: Today) => {
  const decision = findDecisions(db, groupId, from, today);
  return db
    .select({
      day: decision.day,
      writerId: decision.writerId,
      writerName: decision.writerName,
      isWhole: sql<boolean>`grouping(${decision.day}, ${decision.writerId}) = 3`,
      published: sql<number>`count(*) FILTER (WHERE ${decision.isFirst})`.mapWith(Number),
      decided: sql<number>`count(${decision.hours})`.mapWith(Number),
      medianHours: sql<
        number | null
      >`round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${decision.hours}::float8))::numeric, 2)`.mapWith(
        Number,
      ),
      leftOut: sql<number>`count(*) FILTER (WHERE ${decision.isUnknown})`.mapWith(Number),
    })
    .from(decision)
    .groupBy(sql`GROUPING SETS ((), (${decision.day}), (${decision.writerId}, ${decision.writerName}))`);
};

/** A group's decisions of the last days, from the lines of the audit log. */
export const findFigures = async (db: Database, groupId: Id, today: Today): Promise<GroupFigures> => {
  const { now, timeZone } = today;
  const from = startOfDay(now, timeZone, FIGURES_DAYS - 1);
  const rows = await selectFigures(db, groupId, from, today);
  const whole = rows.find(({ isWhole }) => isWhole);
  const publishedOn = new Map(rows.map(({ day, published }) => [day, published]));
  const writers = rows.flatMap(({ writerId, writerName, medianHours, decided, published }) =>
    writerId === null || medianHours === null
      ? []
      : [{ id: writerId, name: writerName ?? '', decided, published, medianHours }],
  );
  return {
    days: Array.from({ length: FIGURES_DAYS }, (_, index) => {
      const day = dayOf(now, timeZone, FIGURES_DAYS - 1 - index);
      return { day, published: publishedOn.get(day) ?? 0 };
    }),
    decided: whole?.decided ?? 0,
    medianHours: whole?.medianHours ?? null,
    leftOut: whole?.leftOut ?? 0,
    writers: writers.sort((a, b) => b.decided - a.decided || a.name.localeCompare(b.name, 'th')),
  };
};
