import { ErrorCode, Permission } from '@contract';

import { hasId, idIn, itemsIn, type Kit, NEEDS_WRITE, numberIn, recordIn, textIn, unknownLike } from './kit';

const SEARCH = 'GET /api/users/search';
const DETAIL = 'GET /api/users/detail/{id}';
const ADD = 'PUT /api/users/permissions/{id}/add';
const REMOVE = 'PUT /api/users/permissions/{id}/remove';
const LIMIT = 5;

type Json = Record<string, unknown>;

const mentions = (user: Json, term: string): boolean =>
  ['email', 'username', 'displayName'].some((field) => textIn(user, field).toLowerCase().includes(term));

/** Checks that the page is the requested one, with pages that count from 1. */
export const expectPage = (
  { inspect }: Kit,
  call: string,
  data: Json,
  { page, limit }: { page: number; limit: number },
): void => {
  const { length } = itemsIn(data);
  inspect.expect(call, length <= limit, `limit=${limit} gave ${length} rows`);
  inspect.expect(
    call,
    (data['currentPage'] ?? page) === page,
    `page=${page} gave currentPage ${String(data['currentPage'])}`,
  );
  inspect.expect(
    call,
    (data['firstPage'] ?? 1) === 1,
    `firstPage is ${String(data['firstPage'])} instead of 1`,
  );
  const total = numberIn(data, 'totalPages');
  const last =
    data['lastPage'] === null || data['lastPage'] === undefined ? total : numberIn(data, 'lastPage');
  inspect.expect(call, last === total && last >= 1, `lastPage is ${last} of ${total} pages`);
};

const searchUsers = async (kit: Kit): Promise<void> => {
  const { inspect, me } = kit;
  const first = await inspect.call(SEARCH, { query: { search: '', page: 1, limit: LIMIT } });
  if (!first.ok) return;
  expectPage(kit, SEARCH, first.data, { page: 1, limit: LIMIT });
  if (numberIn(first.data, 'totalPages') > 1) {
    const second = await inspect.call(SEARCH, { query: { search: '', page: 2, limit: LIMIT } });
    expectPage(kit, SEARCH, second.data, { page: 2, limit: LIMIT });
    const repeated = itemsIn(second.data).some((user) => hasId(itemsIn(first.data), idIn(user, 'id')));
    inspect.expect(SEARCH, !repeated, 'page 2 repeats users of page 1');
  }
  const term = me.username.toLowerCase();
  const found = itemsIn((await inspect.call(SEARCH, { query: { search: term, page: 1, limit: 100 } })).data);
  inspect.expect(SEARCH, hasId(found, me.id), `search=${term} does not find the user of that name`);
  const strangers = found.filter((user) => !mentions(user, term)).length;
  inspect.expect(SEARCH, strangers === 0, `search=${term} gives ${strangers} users without it`);
};

const changePermission = async ({ inspect, cleanUp, me, write }: Kit): Promise<void> => {
  if (!write) return inspect.skip([ADD, REMOVE], NEEDS_WRITE);
  const permission = Permission.TAG_HIDDEN;
  const request = { params: { id: me.id }, body: { permission } };
  const hadIt = (me.permission & permission) !== 0;
  const what = `the permission TAG_HIDDEN of ${me.username}`;
  cleanUp.made(what, hadIt ? ADD : REMOVE, request);
  for (const call of hadIt ? [REMOVE, ADD] : [ADD, REMOVE]) {
    const { data, ok } = await inspect.call(call, request);
    if (!ok) continue;
    const isSet = (numberIn(data, 'permission') & permission) !== 0;
    // A write may return no data.
    if ('permission' in data)
      inspect.expect(call, isSet === (call === ADD), `the bit is ${isSet ? 'set' : 'not set'} in the answer`);
    const stored = await inspect.call(DETAIL, { params: { id: me.id } });
    const isStored = (numberIn(stored.data, 'permission') & permission) !== 0;
    inspect.expect(
      call,
      isStored === (call === ADD),
      `the bit is ${isStored ? 'set' : 'not set'} afterwards`,
    );
  }
  const now = await inspect.call(DETAIL, { params: { id: me.id } });
  if (((numberIn(now.data, 'permission') & permission) !== 0) === hadIt) cleanUp.gone(what);
};

export const inspectUsers = async (kit: Kit): Promise<void> => {
  const { inspect, me } = kit;
  await searchUsers(kit);
  const { data, ok } = await inspect.call(DETAIL, { params: { id: me.id } });
  if (ok)
    inspect.expect(DETAIL, idIn(data, 'id') === me.id, `id ${me.id} gave the user ${String(data['id'])}`);
  await inspect.refused(
    DETAIL,
    { params: { id: unknownLike(me.id) } },
    { because: 'an unknown id', code: ErrorCode.ResourceNotFound },
  );
  await changePermission(kit);
  const check = 'GET /api/news/journalist/check/{id}';
  const checked = await inspect.call(check, { params: { id: me.id } });
  const about = idIn(checked.data, 'id');
  if (about) inspect.expect(check, about === me.id, 'the answer is about another user');
};

/** The user to invite: the given address, or the first other user that a search finds. */
export const findInvitee = async ({ inspect, me, invite }: Kit) => {
  const query = { search: invite ?? '', page: 1, limit: LIMIT };
  const users = itemsIn((await inspect.call(SEARCH, { query })).data);
  const other = users.find((user) =>
    invite ? textIn(user, 'email') === invite : idIn(user, 'id') !== me.id,
  );
  const email = invite ?? (other && textIn(other, 'email'));
  return email === undefined ? undefined : { email, id: other && idIn(other, 'id') };
};

export const levelOf = (group: Json): number => numberIn(recordIn(group, 'me'), 'level');
