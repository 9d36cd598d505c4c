import { fireEvent, screen } from '@testing-library/react';

import { ErrorCode } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createCategory, createCountry, createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsEditPage } from '../pages/news-edit-page';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';

const setup = async () => {
  signInAs();
  // The checks search the group for the same title.
  answer('get', '/api/news/journalist/7/news', () => ok(page([])));
  answer('get', BASE, () => ok(createGroup()));
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', `${BASE}/news/101`, () => ok(createNews()));
  const calls = answer('post', `${BASE}/news/101/edit`, () => ok(null));
  const { user } = renderWithProviders(<NewsEditPage />, {
    path: '/journalist/group/:groupId/news/:newsId/edit',
    at: '/journalist/group/7/news/101/edit',
    routes: [{ path: '/journalist/group/7/news', element: 'the list' }],
  });
  await screen.findByLabelText('Content');
  await screen.findByLabelText('Video URL');
  return {
    calls,
    save: () => user.click(screen.getByText('Save')),
    type: (label: string | RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  };
};

describe('an edit with the ETag of the version it started from', () => {
  it('is merged again if another person saves between the load and the save', async () => {
    announceExtensions('conditional-edit');
    const { type, save } = await setup();
    let isOvertaken = true;
    answer('get', `${BASE}/news/101`, () =>
      isOvertaken
        ? ok(createNews(), '', { etag: '"1"' })
        : ok(createNews({ title: 'หัวข้อของเขา' }), '', { etag: '"2"' }),
    );
    const calls = answer('post', `${BASE}/news/101/edit`, () => {
      const reply = isOvertaken ? refused(ErrorCode.Alert, 'ช้าไป', { status: 412 }) : ok(null);
      isOvertaken = false;
      return reply;
    });
    type(/^Meta Title/, 'ของฉัน');
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
    expect(calls[1]?.body).toMatchObject({ title: 'หัวข้อของเขา', metaTitle: 'ของฉัน' });
  });

  it.each([
    ['sends only a weak one', 'W/"1"', true],
    ['has not announced the extension', '"1"', false],
  ])('sends no ETag to a backend that %s', async (_what, etag, isAnnounced) => {
    if (isAnnounced) announceExtensions('conditional-edit');
    const { calls, save } = await setup();
    answer('get', `${BASE}/news/101`, () => ok(createNews(), '', { etag }));
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls[0]?.headers.has('if-match')).toBe(false);
  });

  it('is cancelled after repeated concurrent saves, and keeps the edits', async () => {
    const { type, save } = await setup();
    const calls = answer('post', `${BASE}/news/101/edit`, () =>
      refused(ErrorCode.Alert, 'มีผู้อื่นบันทึก', { status: 412 }),
    );
    type(/^Title/, 'หัวข้อของฉัน');
    await save();
    expect(await screen.findAllByText('มีผู้อื่นบันทึก')).not.toHaveLength(0);
    expect(calls).toHaveLength(6);
    expect(screen.getByLabelText(/^Title/)).toHaveValue('หัวข้อของฉัน');
  });
});
