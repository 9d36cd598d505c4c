import { ErrorCode, JournalistLevel } from '@contract';

import type { Request } from './client';
import { findMade, hasId, idIn, itemsIn, type Kit, NEEDS_WRITE, recordIn, textIn, unknownLike } from './kit';
import { inspectMembers } from './members';
import { findInvitee, levelOf } from './users';

type Json = Record<string, unknown>;

const GROUPS = '/api/news/journalist';
export const GROUP = `${GROUPS}/{groupId}`;
const LIST = `GET ${GROUPS}`;
const CREATE = `POST ${GROUPS}`;
const READ = `GET ${GROUP}`;
const DELETE = `DELETE ${GROUP}`;
const INVITE = `POST ${GROUP}/member`;
const CATEGORIES = `GET ${GROUP}/categories`;
const ADD_CATEGORY = `POST ${GROUP}/categories/{categoryId}`;
const REMOVE_CATEGORY = `DELETE ${GROUP}/categories/{categoryId}`;

/** Undefined if the backend does not return them. */
const membersOf = ({ members }: Json): Json[] | undefined =>
  Array.isArray(members) ? itemsIn({ items: members }) : undefined;

/** The group for the remaining tests: a new one with `--write`, otherwise the first that the user is a member of. */
export const findOrCreateGroup = async (kit: Kit): Promise<string | undefined> => {
  const { inspect, cleanUp, mark, write } = kit;
  const all = itemsIn((await inspect.call(LIST, { query: { search: '' } })).data);
  const [first] = all;
  if (first) {
    const found = itemsIn((await inspect.call(LIST, { query: { search: textIn(first, 'name') } })).data);
    inspect.expect(LIST, hasId(found, idIn(first, 'id')), 'a search for a group’s name does not find it');
  }
  if (!write) {
    inspect.skip([CREATE, DELETE, INVITE, ADD_CATEGORY, REMOVE_CATEGORY], NEEDS_WRITE);
    const own = all.find((group) => levelOf(group) > 0 && levelOf(group) !== JournalistLevel.Deleted);
    return own && idIn(own, 'id');
  }
  const name = `${mark} group`;
  const created = await inspect.call(CREATE, { body: { name } });
  if (!created.ok) return undefined;
  const list: [string, Request] = [LIST, { query: { search: name } }];
  const data = await findMade(kit, { call: CREATE, answer: created.data, list, name: ['name', name] });
  if (!data) return undefined;
  const groupId = idIn(data, 'id');
  cleanUp.made(`the group "${name}"`, DELETE, { params: { groupId } });
  inspect.expect(
    CREATE,
    data['name'] === name,
    `name is ${JSON.stringify(data['name'])} instead of the one sent`,
  );
  const empty = { because: 'an empty name', code: ErrorCode.InvalidInput, field: 'name' };
  await inspect.refused(CREATE, { body: { name: '' } }, empty);
  return groupId;
};

/** Invites somebody as a Trainee. */
const inviteMember = async (kit: Kit, groupId: string): Promise<void> => {
  const { inspect } = kit;
  const invitee = await findInvitee(kit);
  if (invitee === undefined)
    return inspect.skip([INVITE], 'nobody to invite was found: name one with --invite');
  const params = { groupId };
  const unknown = { because: 'an unknown address', code: ErrorCode.InvalidInput, field: 'email' };
  const nobody = { email: 'nobody@contract-kit.invalid', level: JournalistLevel.Trainee };
  await inspect.refused(INVITE, { params, body: nobody }, unknown);
  const { data, ok } = await inspect.call(INVITE, {
    params,
    body: { email: invitee.email, level: JournalistLevel.Trainee },
  });
  if (!ok) return;
  const id = idIn(recordIn(data, 'profile'), 'id') || invitee.id;
  const members = membersOf((await inspect.call(READ, { params })).data);
  const member = members?.find((one) => idIn(recordIn(one, 'profile'), 'id') === id);
  if (members && id) inspect.expect(INVITE, member !== undefined, 'who was invited is not among the members');
  const level = member?.['level'] ?? data['level'] ?? JournalistLevel.Trainee;
  inspect.expect(INVITE, level === JournalistLevel.Trainee, `the level is ${String(level)} instead of 6`);
};

export const inspectGroup = async (
  kit: Kit,
  groupId: string,
  categoryId: string | undefined,
): Promise<void> => {
  const { inspect, write, me } = kit;
  const params = { groupId };
  const { data, ok } = await inspect.call(READ, { params });
  if (ok) {
    inspect.expect(READ, idIn(data, 'id') === groupId, 'the answer is another group');
    inspect.expect(READ, levelOf(data) > 0, '`me` has no level, though the caller is a member');
    const isMember = membersOf(data)?.some((member) => idIn(recordIn(member, 'profile'), 'id') === me.id);
    inspect.expect(READ, isMember !== false, 'the caller is not among the members');
    if (write) inspect.expect(CREATE, levelOf(data) === JournalistLevel.Head, 'its creator is not its Head');
  }
  const unknown = { because: 'an unknown id', code: ErrorCode.ResourceNotFound };
  await inspect.refused(READ, { params: { groupId: unknownLike(groupId) } }, unknown);
  await inspect.call(CATEGORIES, { params });
  if (!write) return;
  await inviteMember(kit, groupId);
  await inspectMembers(kit, groupId);
  if (categoryId === undefined)
    return inspect.skip([ADD_CATEGORY, REMOVE_CATEGORY], 'there is no category to add');
  if ((await inspect.call(ADD_CATEGORY, { params: { groupId, categoryId } })).ok) {
    const has = itemsIn((await inspect.call(CATEGORIES, { params })).data);
    inspect.expect(ADD_CATEGORY, hasId(has, categoryId), 'it is not among the group’s categories afterwards');
  }
};

export const removeCategory = async (
  { inspect }: Kit,
  groupId: string,
  categoryId: string,
): Promise<void> => {
  if (!(await inspect.call(REMOVE_CATEGORY, { params: { groupId, categoryId } })).ok) return;
  const has = itemsIn((await inspect.call(CATEGORIES, { params: { groupId } })).data);
  inspect.expect(REMOVE_CATEGORY, !hasId(has, categoryId), 'it is still among the group’s categories');
};

export const deleteGroup = async ({ inspect, cleanUp, mark }: Kit, groupId: string): Promise<void> => {
  if (!(await inspect.call(DELETE, { params: { groupId } })).ok) return;
  const still = hasId(itemsIn((await inspect.call(LIST, { query: { search: '' } })).data), groupId);
  inspect.expect(DELETE, !still, 'it is still in the list afterwards');
  if (!still) cleanUp.gone(`the group "${mark} group"`);
};
