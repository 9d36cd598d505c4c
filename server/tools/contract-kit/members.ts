import { ErrorCode, JournalistLevel } from '@contract';

import { rowOf } from './extension-check';
import { idIn, itemsIn, type Kit, recordIn } from './kit';

const GROUP = '/api/news/journalist/{groupId}';
const LIST = `GET ${GROUP}/members`;
const MEMBER = `${GROUP}/members/{userId}`;

/** The extension `members`, in the group that the kit has created and will delete; the invited user is removed again. */
export const inspectMembers = async (kit: Kit, groupId: string): Promise<void> => {
  const { client, inspect, extensions, me, mark } = kit;
  if (!extensions.includes('members')) return;
  const row = rowOf('members');
  inspect.tried(row);
  const params = { groupId };
  const list = async () =>
    itemsIn({ items: (await client.send(LIST, { params })).body?.['data'] }).map((member) => ({
      id: idIn(recordIn(member, 'profile'), 'id'),
      level: member['level'],
    }));
  const members = await list();
  inspect.expect(
    row,
    members.some(({ id }) => id === me.id),
    `${LIST} does not tell of the caller`,
  );

  const renamed = await client.send(`PUT ${GROUP}`, { params, body: { name: `${mark} group` } });
  inspect.expect(
    row,
    renamed.body?.['success'] === true,
    `a new name is answered with HTTP ${renamed.status}`,
  );
  const last = await client.send(`DELETE ${MEMBER}`, { params: { groupId, userId: me.id } });
  inspect.expect(row, last.body?.['code'] === ErrorCode.Alert, 'the last Head may leave the group');

  const other = members.find(({ id }) => id !== me.id);
  if (!other) return;
  const target = { groupId, userId: other.id };
  await client.send(`PUT ${MEMBER}`, { params: target, body: { level: JournalistLevel.Freelance } });
  const level = (await list()).find(({ id }) => id === other.id)?.level;
  inspect.expect(row, level === JournalistLevel.Freelance, `a new level is not kept: it is ${String(level)}`);
  await client.send(`DELETE ${MEMBER}`, { params: target });
  const stays = (await list()).some(({ id }) => id === other.id);
  inspect.expect(row, !stays, 'who was removed is still a member');

  if (!extensions.includes('restore')) return;
  const restoring = rowOf('restore');
  inspect.tried(restoring);
  await client.send(`POST ${MEMBER}/restore`, { params: target });
  const restored = (await list()).find(({ id }) => id === other.id)?.level;
  inspect.expect(
    restoring,
    restored === JournalistLevel.Freelance,
    'who was removed is no member again at the old level',
  );
  await client.send(`DELETE ${MEMBER}`, { params: target });
};
