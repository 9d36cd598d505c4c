import type { Client } from './client';
import type { Inspector } from './inspector';
import { recordIn } from './kit';

const CALL = 'GET /api/news/journalist/{groupId}/figures';

/** The figures of a group in which the caller approves, found through their desk. A backend may have a desk without figures (HTTP 404). */
export const inspectFigures = async (
  { client, inspect }: { client: Client; inspect: Inspector },
  row: string,
  desk: Record<string, unknown>,
): Promise<void> => {
  const groupIds: unknown = desk['groupIds'];
  const groupId: unknown = Array.isArray(groupIds) ? groupIds[0] : undefined;
  if (typeof groupId !== 'string' && typeof groupId !== 'number') return;
  const { status, body } = await client.send(CALL, { params: { groupId: String(groupId) } });
  if (status === 404) return;
  const { days, writers } = recordIn(body ?? {}, 'data');
  const isThere = Array.isArray(days) && Array.isArray(writers);
  inspect.expect(row, isThere, `${CALL} has no days and writers (HTTP ${status})`);
};
