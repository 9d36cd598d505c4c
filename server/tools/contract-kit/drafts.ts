import { ErrorCode } from '@contract';

import { type Check, rowOf } from './extension-check';
import { recordIn, textIn } from './kit';

/** Stores a draft, reads it, tries to overwrite it unseen, and removes it. */
export const inspectDrafts: Check = async ({ client, inspect }) => {
  const row = rowOf('drafts');
  const params = { id: `kit-${Date.now()}` };
  const body = { form: 'kit', address: '/', name: 'kit', values: { title: 'ก' }, version: 0 };
  const save = () => client.send('PUT /api/drafts/{id}', { params, body });
  const read = async () => (await client.send('GET /api/drafts/{id}', { params })).body;
  const saved = recordIn((await save()).body ?? {}, 'data');
  inspect.expect(row, saved['version'] === 1, 'a new draft is not stored as version 1');
  const title = textIn(recordIn(recordIn((await read()) ?? {}, 'data'), 'values'), 'title');
  inspect.expect(row, title === body.values.title, 'a draft is not read as it was stored');
  inspect.expect(row, (await save()).status === 412, 'a version that was not seen is overwritten');
  const stranger = await client.send('GET /api/drafts/{id}', { params, anonymous: true });
  inspect.expect(row, stranger.body?.['code'] === ErrorCode.UnAuthorization, 'no token is not refused');
  await client.send('DELETE /api/drafts/{id}', { params });
  inspect.expect(row, (await read())?.['success'] === false, 'a draft is there after it was removed');
};
