import { type Id, MAX_SAVED_VIEWS, mayAtLevel, type SavedView, type SavedViewRequest } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { alreadyExists, notAllowed, notFound, refused } from '../../http/api-error';
import { changesOf } from '../audit/changes';
import { type AuditActor, auditObject, recordAudit } from '../audit/record';
import { lockGroup } from '../journalists/group-there';
import { findMembership } from '../journalists/membership-repository';
import { lockUser } from '../users/repository';

import { viewsMessages } from './messages';
import { addView, deleteView, listViews, updateView } from './repository';

type Caller = { userId: Id; by: AuditActor };

/** Whether the caller leads the group, which is locked until the transaction ends. */
const leads = async (tx: Database, groupId: Id, userId: Id): Promise<boolean> => {
  const group = await lockGroup(tx, groupId, 'no key update');
  const own = group && (await findMembership(tx, groupId, userId));
  return mayAtLevel(own?.level ?? null, 'shareViews');
};

const findOne = async (tx: Database, userId: Id, id: Id): Promise<SavedView> => {
  const view = (await listViews(tx, userId)).find((one) => one.id === id);
  if (!view) throw notFound();
  return view;
};

/** A view that the caller sees and may change. Every change of it locks its owner first. */
const lockOne = async (tx: Database, userId: Id, id: Id): Promise<SavedView> => {
  const { owner } = await findOne(tx, userId, id);
  await lockUser(tx, owner.id);
  const view = await findOne(tx, userId, id);
  if (!view.isOwn && !(view.group && (await leads(tx, view.group.id, userId))))
    throw notAllowed(viewsMessages.onlyOwnerOrHead);
  return view;
};

/** Throws if there is no room for a view, or one of its name, among those of its owner or of the group. */
const checkRoom = async (
  tx: Database,
  {
    userId,
    ownerId,
    id,
    name,
    groupId,
  }: { userId: Id; ownerId: Id; id?: Id; name: string; groupId: Id | null },
): Promise<void> => {
  const key = nameKeyOf(name);
  const others = (views: SavedView[]) => views.filter((view) => view.id !== id);
  const isTaken = (views: SavedView[]) => views.some((view) => nameKeyOf(view.name) === key);
  const owned = others(await listViews(tx, ownerId)).filter(({ isOwn }) => isOwn);
  if (owned.length >= MAX_SAVED_VIEWS) throw refused(viewsMessages.tooMany);
  if (isTaken(owned)) throw alreadyExists({ name: viewsMessages.nameTaken });
  if (groupId === null) return;
  // So are the views of a group, in which each Head renames their own.
  await lockGroup(tx, groupId, 'no key update');
  const shared = others(await listViews(tx, userId)).filter(({ group }) => group?.id === groupId);
  if (shared.length >= MAX_SAVED_VIEWS) throw refused(viewsMessages.tooManyInGroup);
  if (isTaken(shared)) throw alreadyExists({ name: viewsMessages.nameTakenInGroup });
};

/** The values of a view for the audit log: its query in words that people can read. */
const valuesOf = ({ name, query }: Pick<SavedView, 'name' | 'query'>) => ({
  name,
  filters: [...new URLSearchParams(query)].map(([parameter, value]) => `${parameter}: ${value}`),
});

/** Records what happened to a view for the group that it was or is shared with. What only its owner sees is not recorded. */
const recordView = async (
  tx: Database,
  by: AuditActor,
  before: SavedView | null,
  after: SavedView | null,
): Promise<void> => {
  const [from, to] = [before?.group?.id, after?.group?.id];
  if (before && from !== undefined && from !== to) {
    const entry = { object: auditObject('view', before), groupId: from, before: valuesOf(before) };
    await recordAudit(tx, by, { action: after ? 'view.unshared' : 'view.deleted', ...entry });
  }
  if (!after || to === undefined) return;
  const entry = { object: auditObject('view', after), groupId: to };
  if (from !== to) {
    await recordAudit(tx, by, { action: 'view.shared', ...entry, after: valuesOf(after) });
    return;
  }
  const changes = before && changesOf(valuesOf(before), valuesOf(after));
  if (changes && Object.keys(changes.after).length > 0)
    await recordAudit(tx, by, { action: 'view.edited', ...entry, ...changes });
};

/** Stores a view of the caller. */
export const createView = (
  db: Database,
  { userId, by }: Caller,
  request: SavedViewRequest,
): Promise<SavedView> =>
  db.transaction(async (tx) => {
    const { groupId } = request;
    // The views of a person are stored one after the other, so that two devices together exceed no limit.
    await lockUser(tx, userId);
    if (groupId !== null && !(await leads(tx, groupId, userId)))
      throw notAllowed(viewsMessages.onlyHeadsShare);
    await checkRoom(tx, { userId, ownerId: userId, ...request });
    const view = await findOne(tx, userId, await addView(tx, userId, request));
    await recordView(tx, by, null, view);
    return view;
  });

/** Changes the name or the query of a view, or, for its owner, whom it is shared with. Returns it as it was and as it is. */
export const changeView = (
  db: Database,
  { userId, by }: Caller,
  id: Id,
  request: SavedViewRequest,
): Promise<{ before: SavedView; after: SavedView }> =>
  db.transaction(async (tx) => {
    const { groupId } = request;
    const before = await lockOne(tx, userId, id);
    if (groupId !== (before.group?.id ?? null)) {
      if (!before.isOwn) throw notAllowed(viewsMessages.onlyOwnerUnshares);
      if (groupId !== null && !(await leads(tx, groupId, userId)))
        throw notAllowed(viewsMessages.onlyHeadsShare);
    }
    await checkRoom(tx, { userId, ownerId: before.owner.id, id, ...request });
    await updateView(tx, id, request);
    const after = await findOne(tx, userId, id);
    await recordView(tx, by, before, after);
    return { before, after };
  });

/** Removes a view, also from the group that it is shared with; returns it. */
export const removeView = (db: Database, { userId, by }: Caller, id: Id): Promise<SavedView> =>
  db.transaction(async (tx) => {
    const view = await lockOne(tx, userId, id);
    await deleteView(tx, id);
    await recordView(tx, by, view, null);
    return view;
  });
