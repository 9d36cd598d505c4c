import 'fake-indexeddb/auto';

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { openReview } from '@/features/review/testing/open-review';
import { listEntriesOf } from '@/shared/draft/draft-database';
import { setLocale } from '@/shared/i18n/locale';
import { answer, apiServer, ok } from '@/shared/testing/api-server';
import { createCountry, createNews } from '@/shared/testing/factories';

import { BASE, openCreateForm } from '../testing/open-create-form';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const ORIGINAL = createNews({
  id: 101,
  title: 'น้ำท่วม',
  markdown: 'สรุป',
  html: '<p>เนื้อข่าว</p>',
  categoryId: 12,
  tags: [{ name: 'ข่าวด่วน' }],
  publishedAt: '2020-01-01T00:00:00Z',
  coverImageUrl: '/files/a/cover.png',
  squareImageUrl: '/files/a/square.png',
});

const setup = async ({ userId, picture = 200 }: { userId: number; picture?: number }) => {
  answer('get', `${BASE}/news/101`, () => ok(ORIGINAL));
  const created = answer('post', `${BASE}/news/create`, () => ok(null));
  apiServer.use(
    http.get('*/files/a/:name', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('picture').buffer, {
        status: picture,
        headers: { 'content-type': 'image/png' },
      }),
    ),
  );
  const form = await openCreateForm([createCountry({ label: 'ไทย', code: 'TH' })], {
    query: '?from=101',
    userId,
  });
  const kept = async () => (await listEntriesOf(userId)).map(({ values }) => values);
  return { ...form, created, kept };
};

describe('a new item that begins with another one', () => {
  it('has all of its content, its covers as files, and the date of today [TOG-04]', async () => {
    const { save, created } = await setup({ userId: 11 });
    expect(screen.getByLabelText(/^Title/)).toHaveValue('น้ำท่วม');
    await save();
    await waitFor(() => expect(created).toHaveLength(1));
    const sent = created[0]?.body as Record<string, unknown>; // the body is a form
    expect(sent).toMatchObject({
      title: 'น้ำท่วม',
      markdown: 'สรุป',
      html: '<p>เนื้อข่าว</p>',
      categoryId: '12',
      countryCode: 'TH',
      cover: expect.any(File),
      square: expect.any(File),
    });
    expect(sent).not.toHaveProperty('news_id');
    expect(JSON.stringify(sent)).toContain('ข่าวด่วน');
    expect(JSON.stringify(sent)).not.toContain('2020');
  });

  it('is no unsaved text until something is typed, and then all of it is kept [TOG-04, DSK-05]', async () => {
    const { user, router, kept, unmount } = await setup({ userId: 12 });
    await user.click(screen.getByLabelText('Back'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/journalist/group/7/news'));
    expect(await kept()).toEqual([]);
    unmount();

    const again = await setup({ userId: 12 });
    again.enter(/^Title/, 'น้ำท่วมรอบใหม่');
    again.unmount();
    await waitFor(async () =>
      expect(await kept()).toEqual([
        expect.objectContaining({ title: 'น้ำท่วมรอบใหม่', markdown: 'สรุป', html: '<p>เนื้อข่าว</p>' }),
      ]),
    );
  });

  it('asks for the covers if they cannot be loaded', async () => {
    const { save, created } = await setup({ userId: 13, picture: 404 });
    expect(await screen.findByText('คัดลอกภาพปกไม่ได้ โปรดเลือกภาพปกใหม่')).toBeInTheDocument();
    await save();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('น้ำท่วม');
    expect(created).toEqual([]);
  });

  it('is opened from the page of the other one', async () => {
    setLocale('en');
    openReview();
    expect(await screen.findByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/create?from=101',
    );
  });
});
