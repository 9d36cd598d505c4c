import { ErrorCode } from '@contract';

import { rowOf } from './extension-check';
import { GROUP } from './groups';
import type { Kit } from './kit';

const PAGE = `${GROUP}/news/{newsId}/presence/{client}`;

/** Reports an item as open, of which oneself is told nothing, and leaves it. */
export const inspectPresence = async (
  { client, inspect }: Kit,
  item: { groupId: string; newsId: string },
): Promise<void> => {
  const row = rowOf('presence');
  const params = { ...item, client: `kit-${Date.now()}` };
  const body = { isEditing: true };
  const isNobody = (data: unknown) => Array.isArray(data) && data.length === 0;
  const met = await client.send(`PUT ${PAGE}`, { params, body });
  inspect.expect(row, isNobody(met.body?.['data']), `a first report meets somebody (HTTP ${met.status})`);
  const listed = await client.send(`GET ${GROUP}/presence`, { params });
  inspect.expect(row, isNobody(listed.body?.['data']), `one’s own page is listed (HTTP ${listed.status})`);
  const left = await client.send(`DELETE ${PAGE}`, { params });
  inspect.expect(row, left.body?.['success'] === true, `a page cannot be left (HTTP ${left.status})`);
  const stranger = await client.send(`PUT ${PAGE}`, { params, body, anonymous: true });
  inspect.expect(row, stranger.body?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
};
