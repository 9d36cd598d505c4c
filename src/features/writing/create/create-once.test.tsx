import { fireEvent, screen } from '@testing-library/react';

import { ErrorCode, type NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { BASE, openCreateForm } from '../testing/open-create-form';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

// Mocked because the checks also search for news with the same title.
jest.mock('@/features/checks/components/form-checks', () => ({ FormChecks: () => null }));

describe('saving a new item more than once', () => {
  const LIST = `${BASE}/news`;
  const unanswered = () => ({ status: 504, body: '<html>Gateway Timeout</html>' });
  const loseFirstAnswer = () => {
    const calls = answer('post', `${LIST}/create`, () => (calls.length === 1 ? unanswered() : ok(null)));
    return calls;
  };
  /** A backend with only the core API. It creates an item for every form, but the first response is lost. */
  const forgetful = () => {
    const items: NewsItem[] = [];
    const calls = answer('post', `${LIST}/create`, ({ body }) => {
      const { title, html, tags, publishedDate, markdown } = body as Record<string, string>; // text parts
      items.push(
        createNews({
          id: 200 + items.length,
          title: title ?? '',
          html: `${html ?? ''}\n`,
          markdown: markdown ?? '',
          categoryId: 12,
          publishedAt: publishedDate ?? '',
          tags: tags ? tags.split(',').map((name) => ({ name })) : [],
        }),
      );
      return items.length === 1 ? unanswered() : ok(null);
    });
    const searches = answer('get', LIST, () => ok(page(items)));
    answer('get', `${LIST}/:newsId`, ({ params }) =>
      ok(items.find(({ id }) => String(id) === params['newsId']) ?? null),
    );
    return { items, calls, searches };
  };
  const failed = () => screen.findAllByText(/เซิร์ฟเวอร์ไม่ตอบ|ติดต่อเซิร์ฟเวอร์ไม่ได้/);
  const saved = () => screen.findByText('สร้างข่าวสำเร็จ');

  it('creates one item for five clicks', async () => {
    const { fill } = await openCreateForm();
    const calls = answer('post', `${LIST}/create`, () => ok(null));
    await fill();
    for (let click = 0; click < 5; click += 1) fireEvent.click(screen.getByText('Save'));
    await saved();
    expect(calls).toHaveLength(1);
  });

  it('sends one idempotency key per form, by which a server recognises the item', async () => {
    announceExtensions('idempotency');
    const { fill, save } = await openCreateForm();
    answer('get', LIST, () => ok(page([])));
    const calls = loseFirstAnswer();
    await fill();
    await save();
    await failed();
    await save();
    await saved();
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('finds the item that was created although the response was lost, and treats it as saved', async () => {
    const { fill, save } = await openCreateForm();
    const { items, calls, searches } = forgetful();
    await fill();
    await save();
    await failed();
    await save();
    await saved();
    expect(searches[0]?.query).toMatchObject({ search: 'น้ำท่วม', page: '1' });
    expect(calls).toHaveLength(1);
    expect(items).toHaveLength(1);
  });

  it('sends later changes as an edit of the created item', async () => {
    const { fill, enter, save } = await openCreateForm();
    const { items } = forgetful();
    const edits = answer('post', `${LIST}/200/edit`, () => ok(null));
    await fill();
    await save();
    await failed();
    enter(/^Title/, 'น้ำท่วมใหญ่');
    await save();
    await saved();
    expect(items).toHaveLength(1);
    expect(edits[0]?.body).toMatchObject({ title: 'น้ำท่วมใหญ่', news_id: '200' });
  });

  it('never publishes by such an edit, even if the item is approved just before it', async () => {
    announceExtensions('published-copy');
    const { fill, enter, save } = await openCreateForm();
    forgetful();
    const edits = answer('post', `${LIST}/200/edit`, () => ok(null));
    await fill();
    await save();
    await failed();
    enter(/^Title/, 'น้ำท่วมใหญ่');
    await save();
    await saved();
    expect(edits[0]?.body).toMatchObject({ publish: 'false' });
  });

  it('does not mistake an item with the same title for its own', async () => {
    const { fill, save } = await openCreateForm();
    const other = createNews({ id: 300, title: 'น้ำท่วม', html: '<p>เรื่องอื่น</p>' });
    answer('get', LIST, () => ok(page([other])));
    answer('get', `${LIST}/300`, () => ok(other));
    const calls = loseFirstAnswer();
    await fill();
    await save();
    await failed();
    await save();
    await saved();
    expect(calls).toHaveLength(2);
  });

  it('does not search after a refusal, because nothing was created', async () => {
    const { fill, save } = await openCreateForm();
    const searches = answer('get', LIST, () => ok(page([])));
    const calls = answer('post', `${LIST}/create`, () =>
      calls.length === 1 ? refused(ErrorCode.InvalidInput, 'ไม่ถูกต้อง') : ok(null),
    );
    await fill();
    await save();
    expect(await screen.findAllByText('ไม่ถูกต้อง')).not.toHaveLength(0);
    await save();
    await saved();
    expect(searches).toHaveLength(0);
    expect(calls).toHaveLength(2);
  });
});
