import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

import { baseApi } from '@/shared/api/base-api';
import { idTag } from '@/shared/api/tags';
import { ErrorCode, type SavedViewRequest } from '@/shared/contract';
import { answer, apiServer, ok, refused } from '@/shared/testing/api-server';

import { own, setup, WAITING } from '../testing/views-server';

import { keepViews, viewsOf } from './saved-views';

describe('views that this browser kept before', () => {
  const here = (name: string, query: string) => ({ name, query });

  it('are taken over once, and leave the browser [DSK-09]', async () => {
    keepViews(5, [here('ก', 'author=5'), here('ข', 'state=permanent')]);
    keepViews(6, [here('ของคนอื่น', 'author=6')]);
    const { names, added } = await setup('/news', { views: [] });
    await waitFor(() => expect(viewsOf(5)).toEqual([]));
    expect(added.map(({ body }) => body)).toEqual([
      { name: 'ก', query: 'author=5', groupId: null },
      { name: 'ข', query: 'state=permanent', groupId: null },
    ]);
    await waitFor(async () => expect(await names()).toEqual(['ข่าวทั้งหมด', 'ก', 'ข']));
    expect(viewsOf(6)).toHaveLength(1);
  });

  it('are not stored twice, and get another name if theirs is taken by another search [DSK-09]', async () => {
    keepViews(5, [here('รออนุมัติ', 'state=waiting'), here('ส่งกลับ', 'state=returned&author=5')]);
    const { added } = await setup('/news', {
      views: [WAITING, own(3, 'ส่งกลับ', 'state=returned'), own(4, 'ส่งกลับ (2)', 'author=5')],
    });
    await waitFor(() => expect(viewsOf(5)).toEqual([]));
    expect(added.map(({ body }) => body)).toEqual([
      { name: 'ส่งกลับ (3)', query: 'state=returned&author=5', groupId: null },
    ]);
  });

  it('are found on the server if another device stores them meanwhile [DSK-09]', async () => {
    keepViews(5, [here('มีแล้ว', 'author=5')]);
    const attempts: unknown[] = [];
    const { store, now } = await setup('/news', {
      views: [],
      before: () => {
        answer('post', '/api/views', ({ body }) => {
          attempts.push(body);
          return refused(ErrorCode.AlreadyExists, 'ซ้ำ', { status: 409 });
        });
      },
    });
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(viewsOf(5)).toHaveLength(1);
    now([own(3, 'มีแล้ว', 'author=5')]);
    act(() => void store.dispatch(baseApi.util.invalidateTags([idTag('View', '5')])));
    await waitFor(() => expect(viewsOf(5)).toEqual([]));
    expect(attempts).toHaveLength(1);
  });

  it('stay here, and are shown and not sent again, if the server refuses them [DSK-09]', async () => {
    keepViews(5, [here('เต็ม', 'author=5'), here('ข', 'state=permanent')]);
    const attempts: unknown[] = [];
    const { store, now, names } = await setup('/news', {
      views: [],
      before: () => {
        answer('post', '/api/views', ({ body }) => {
          const { name } = body as SavedViewRequest; // sent by the console
          attempts.push(name);
          return name === 'เต็ม'
            ? refused(ErrorCode.Alert, 'เต็ม', { status: 409 })
            : ok(own(9, name, 'state=permanent'));
        });
      },
    });
    await waitFor(() => expect(viewsOf(5)).toEqual([here('เต็ม', 'author=5')]));
    await waitFor(async () => expect(await names()).toContain('เต็มเก็บไว้ในเครื่องนี้เท่านั้น'));
    now([own(9, 'ข', 'state=permanent'), WAITING]);
    act(() => void store.dispatch(baseApi.util.invalidateTags([idTag('View', '5')])));
    await waitFor(async () => expect(await names()).toContain('รออนุมัติ'));
    expect(attempts).toEqual(['เต็ม', 'ข']);
  });

  it('of one name leave the browser one by one [DSK-09]', async () => {
    keepViews(5, [here('ซ้ำ', 'author=5'), here('ซ้ำ', 'state=permanent')]);
    const { names } = await setup('/news', {
      views: [],
      before: () => {
        answer('post', '/api/views', ({ body }) =>
          (body as SavedViewRequest).query === 'author=5' // sent by the console
            ? ok(own(9, 'ซ้ำ', 'author=5'))
            : refused(ErrorCode.Alert, 'เต็ม', { status: 409 }),
        );
      },
    });
    await waitFor(() => expect(viewsOf(5)).toEqual([here('ซ้ำ', 'state=permanent')]));
    await waitFor(async () => expect(await names()).toContain('ซ้ำเก็บไว้ในเครื่องนี้เท่านั้น'));
  });

  it('stay here, and are opened, renamed and deleted here, while the server does not answer [DSK-09]', async () => {
    keepViews(5, [here('ก', 'author=5'), here('ข', 'state=permanent')]);
    let attempts = 0;
    const { user, button, choose } = await setup('/news?author=5', {
      views: [],
      before: () =>
        apiServer.use(
          http.post('*/api/views', () => {
            attempts += 1;
            return HttpResponse.error();
          }),
        ),
    });
    await waitFor(() => expect(attempts).toBe(1));
    expect(button()).toHaveTextContent('ก');
    await choose('menuitem', 'แก้ไขมุมมอง');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('แบ่งปันกับ')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^ชื่อมุมมอง/), 'ค');
    await user.click(dialog.getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(viewsOf(5)).toEqual([here('กค', 'author=5'), here('ข', 'state=permanent')]));
    expect(attempts).toBe(1);
  });
});
