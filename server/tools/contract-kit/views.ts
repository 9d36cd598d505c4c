import { ErrorCode, isRecord } from '@contract';

import { type Check, rowOf } from './extension-check';
import { idIn, recordIn, textIn } from './kit';

/** Saves a view, renames it, saves another of that name, and removes it. */
export const inspectViews: Check = async ({ client, inspect }) => {
  const row = rowOf('views');
  const name = `kit-${Date.now()}`;
  const body = { name, query: 'state=waiting', groupId: null };
  const save = () => client.send('POST /api/views', { body });
  const saved = recordIn((await save()).body ?? {}, 'data');
  const params = { id: idIn(saved, 'id') };
  const found = async (): Promise<Record<string, unknown>> => {
    const data: unknown = (await client.send('GET /api/views')).body?.['data'];
    const views = Array.isArray(data) ? data.filter(isRecord) : [];
    return views.find((view) => idIn(view, 'id') === params.id) ?? {};
  };
  const isWhole = (await found())['isOwn'] === true && textIn(await found(), 'query') === body.query;
  inspect.expect(row, isWhole, 'a view is not listed as it was saved');
  const twice = (await save()).body;
  inspect.expect(row, twice?.['code'] === ErrorCode.AlreadyExists, 'a name that is taken is not refused');
  const renamed = { ...body, name: `${name} 2` };
  await client.send('PUT /api/views/{id}', { params, body: renamed });
  inspect.expect(row, textIn(await found(), 'name') === renamed.name, 'a view is not renamed');
  const foreign = await client.send('POST /api/views', { body: { ...body, query: 'page=2' } });
  inspect.expect(row, foreign.body?.['success'] === false, 'what no view keeps is not refused');
  const stranger = await client.send('GET /api/views', { anonymous: true });
  inspect.expect(row, stranger.body?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
  await client.send('DELETE /api/views/{id}', { params });
  inspect.expect(row, Object.keys(await found()).length === 0, 'a view is there after it was removed');
};
