import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { isStorable, shortened } from '../../http/plain-text';
import { findCredentials } from '../users/repository';

import type { ArchiveItem } from './archive-item';
import { importMessages } from './messages';
import { Refused } from './refused';
import type { Report } from './report';
import { findCategories } from './repository';

/** Letters of a name in the report. */
const MAX_SHOWN = 100;

/** What articles get that have no such value, or an unknown one. */
export type Usual = { authorId: Id | null; categoryId: Id | null; country: string };

export type LookIn = { groupId: Id; usual: Usual; report: Report };

/** Finds the people and categories that an archive names. */
export const createLookups = (db: Database, { groupId, usual, report }: LookIn) => {
  const people = new Map<string, Id | undefined>();
  let categories: Promise<Map<string, Id>> | undefined;

  const findPerson = async (name: string): Promise<Id | undefined> => {
    if (!people.has(name))
      people.set(name, isStorable(name) ? (await findCredentials(db, name))?.id : undefined);
    return people.get(name);
  };

  return {
    authorOf: async ({ authors }: ArchiveItem, place: string): Promise<Id> => {
      for (const name of authors) {
        const id = await findPerson(name);
        if (id !== undefined) return id;
      }
      if (usual.authorId === null) throw new Refused(importMessages.noAuthor);
      if (authors[0]) report.change(importMessages.otherAuthor(shortened(authors[0], MAX_SHOWN)), place);
      return usual.authorId;
    },
    categoryOf: async (item: ArchiveItem, place: string): Promise<Id> => {
      categories ??= findCategories(db, groupId);
      const known = await categories;
      let found: Id | undefined;
      for (const name of item.categories) {
        const id = known.get(nameKeyOf(name));
        if (id === undefined)
          report.change(importMessages.categoryLeftOut(shortened(name, MAX_SHOWN)), place);
        else if (found === undefined) found = id;
        else if (id !== found)
          report.change(importMessages.secondCategory(shortened(name, MAX_SHOWN)), place);
      }
      if (found !== undefined) return found;
      if (usual.categoryId === null) throw new Refused(importMessages.noCategory);
      return usual.categoryId;
    },
  };
};
