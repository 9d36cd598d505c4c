import { act, screen, waitFor, within } from '@testing-library/react';

import { newsApi } from '@/features/news';
import { changeIn } from '@/features/news/testing/change-in';
import { ErrorCode, idTag, PostStatus, type NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok, refused, type ApiCall } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

import { bodyIn, openReview, pressKey } from '../testing/open-review';

const ITEM = '/api/news/journalist/7/news/101';
const shown = () => screen.findByRole('article');

const waiting = (id: number, title: string, overrides: Partial<NewsItem> = {}) =>
  createNews({ id, title, html: `<p>${title}</p>`, ...overrides });
const QUEUE = [
  waiting(101, 'ข่าวแรก'),
  waiting(102, 'เผยแพร่แล้ว', { status: PostStatus.Published, isApprovedLifeTime: true }),
  waiting(103, 'ข่าวสาม'),
  waiting(104, 'ข่าวสี่', { status: PostStatus.Hidden, isApprovedLifeTime: true }),
];

/** The checks search for the title; requests without a search are for the queue. */
const queuesAsked = (lists: ApiCall[]) => lists.filter(({ query }) => !query['search']);

describe('the review page', () => {
  it('shows the item as readers see it, in the article, in search results and in shared links [DSK-02]', async () => {
    openReview({
      news: [
        createNews({
          html: '<h2>น้ำลด</h2><p>เนื้อข่าว</p>',
          metaDescription: 'คำอธิบายสำหรับแชร์',
          references: [{ label: 'กรมชลประทาน', link: 'https://rid.test/' }],
          videoUrl: 'https://youtu.be/abcdefghijk',
        }),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'น้ำท่วมภาคเหนือคลี่คลาย' })).toBeVisible();
    await waitFor(async () => expect(bodyIn(await shown())).toBe('<h2>น้ำลด</h2><p>เนื้อข่าว</p>'));
    expect(screen.getByRole('img', { name: 'Cover image 16:9' })).toHaveAttribute('src', '/files/cover.webp');
    expect(screen.getByRole('img', { name: 'Cover image 1:1' })).toHaveAttribute('src', '/files/square.webp');
    expect(screen.getByRole('group', { name: 'ตัวอย่างผลการค้นหา' })).toHaveTextContent('คำอธิบายสำหรับแชร์');
    expect(screen.getByRole('group', { name: /^ลิงก์ที่แชร์/ })).toHaveTextContent('news.testน้ำท่วม');
    expect(screen.getByTitle('Video URL')).toHaveAttribute('src', expect.stringContaining('abcdefghijk'));
    expect(await screen.findByText('การเมือง')).toBeVisible();
    expect(screen.queryByText('ประวัติ')).not.toBeInTheDocument();
  });

  it('runs no script of the article, and opens its links in another tab [DSK-02, EDT-06]', async () => {
    const html =
      '<p onclick="alert(1)">ข่าว<script>alert(1)</script> <a href="https://rid.test/">ต่อ</a></p><style>*{display:none}</style><form><input></form>';
    openReview({ news: [createNews({ html })] });
    await waitFor(async () => expect(bodyIn(await shown())).toContain('ข่าว'));
    expect(bodyIn(await shown())).not.toMatch(/<(?:script|style|form|input)|onclick/);
    expect(bodyIn(await shown())).toContain('rel="noopener noreferrer"');
  });

  it('can show the article at the width of a phone', async () => {
    const { user } = openReview();
    expect(await shown()).toHaveAttribute('data-width', 'desktop');
    await user.click(screen.getByRole('button', { name: 'โทรศัพท์' }));
    expect(await shown()).toHaveAttribute('data-width', 'phone');
    expect(screen.getByRole('button', { name: 'โทรศัพท์' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the history of the item if the backend keeps one', async () => {
    announceExtensions('audit');
    const { user } = openReview();
    await user.click(await screen.findByRole('tab', { name: 'ประวัติ' }));
    expect(await screen.findByRole('heading', { name: 'ประวัติ' })).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('ประวัติ');
  });

  it('shows the not-found page for an unknown item [RT-21]', async () => {
    openReview();
    answer('get', ITEM, () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    expect(await screen.findByRole('heading', { name: /404/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /ปุ่มลัด/ })).not.toBeInTheDocument();
  });

  it('tells a non-member that the news are for members only', async () => {
    openReview();
    answer('get', ITEM, () => refused(ErrorCode.Alert, '', { status: 403 }));
    expect(await screen.findByText(/เฉพาะสมาชิกของกลุ่มนี้/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
  });

  it('shows why the item could not be loaded, in a red toast too, and retries [ERR-02]', async () => {
    const { user } = openReview();
    answer('get', ITEM, () => refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 }));
    await waitFor(() => expect(screen.getAllByText('ระบบไม่ว่าง')).toHaveLength(2));
    answer('get', ITEM, () => ok(createNews()));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await shown()).toBeVisible();
  });

  it.each([5, 6, 7] as const)(
    'has no approval and no queue for level %s, and requests no list',
    async (level) => {
      const { lists } = openReview({ news: QUEUE, level });
      expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'ถัดไป' })).not.toBeInTheDocument();
      pressKey('a', 'KeyA');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(queuesAsked(lists)).toHaveLength(0);
    },
  );

  it('tells that somebody else has returned the item meanwhile, and shows the comment [DSK-04, PUB-01]', async () => {
    announceExtensions('published-copy', 'returns');
    const item = createNews({ waitingSince: '2026-03-18T03:00:00Z', published: null, returned: null });
    const { user, store, serverNowHas } = openReview({ news: [item] });
    await shown();
    const returned = { comment: 'ชื่อผู้เสียหาย', at: '2026-03-18T04:00:00Z', by: 'วิภา' };
    serverNowHas([{ ...item, waitingSince: null, returned }]);
    act(() => void store.dispatch(newsApi.util.invalidateTags([idTag('News', 101)])));
    await user.click(await screen.findByRole('button', { name: 'แสดงฉบับปัจจุบัน' }));
    expect(await screen.findByText('ชื่อผู้เสียหาย')).toBeVisible();
  });

  it('has no approval button when both approvals are given', async () => {
    openReview({ news: [createNews({ isApprovedLifeTime: true, isApprovedPermanent: true })] });
    expect(await screen.findByText('0 รออนุมัติ')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });
});

describe('going through the queue', () => {
  const expectShown = (title: string) => screen.findByRole('heading', { level: 1, name: title });

  it('opens the neighbouring items by key, in both languages, and by button [DSK-02]', async () => {
    const { user, lists } = openReview({ news: QUEUE });
    expect(await screen.findByText('1 จาก 3 รออนุมัติ')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ก่อนหน้า' })).toBeDisabled();
    pressKey('j', 'KeyJ');
    await expectShown('ข่าวสาม');
    expect(screen.getByRole('status')).toHaveTextContent('2 จาก 3 รออนุมัติ: ข่าวสาม');
    await user.click(screen.getByRole('button', { name: 'ถัดไป' }));
    await expectShown('ข่าวสี่');
    pressKey('า', 'KeyK');
    await expectShown('ข่าวสาม');
    expect(queuesAsked(lists)).toHaveLength(1);
  });

  it('approves the item with A and opens the next one [DSK-02]', async () => {
    const { user, router, serverNowHas } = openReview({ news: QUEUE, at: 103 });
    const calls = answer('post', '/api/news/journalist/7/news/:newsId/approve', () => {
      serverNowHas(QUEUE.map((item) => (item.id === 103 ? { ...item, status: PostStatus.Published } : item)));
      return ok(null, 'อนุมัติแล้ว');
    });
    await screen.findByText('2 จาก 3 รออนุมัติ');
    pressKey('ฟ', 'KeyA');
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = await dialog.findByRole('button', { name: /^Approve/ });
    expect(dialog.getByRole('listitem', { current: 'step' })).toHaveFocus();
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    await expectShown('ข่าวสี่');
    expect(screen.getByText('อนุมัติแล้ว')).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/api/news/journalist/7/news/103/approve']);
    expect(router.state.location.pathname).toBe('/journalist/group/7/news/104');
  });

  it('asks about no item but the one on screen, however fast the keys are pressed [DSK-02]', async () => {
    openReview({ news: QUEUE });
    await screen.findByText('1 จาก 3 รออนุมัติ');
    act(() => {
      pressKey('j', 'KeyJ');
      pressKey('a', 'KeyA');
    });
    await expectShown('ข่าวสาม');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes a question about an item when Back opens another one [DSK-02]', async () => {
    const { router } = openReview({ news: QUEUE });
    await screen.findByText('1 จาก 3 รออนุมัติ');
    pressKey('j', 'KeyJ');
    await expectShown('ข่าวสาม');
    pressKey('a', 'KeyA');
    expect(await screen.findByRole('dialog')).toHaveTextContent('ข่าวสาม');
    await act(() => router.navigate(-1));
    await expectShown('ข่าวแรก');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('returns to a skipped item, and to the list if none is left [DSK-02]', async () => {
    const two = [QUEUE[0], QUEUE[3]] as NewsItem[]; // both exist
    const { user, serverNowHas } = openReview({ news: two, at: 104 });
    const published = new Set<unknown>();
    answer('post', '/api/news/journalist/7/news/:newsId/approve', ({ params }) => {
      published.add(Number(params['newsId']));
      serverNowHas(
        two.map((item) => (published.has(item.id) ? { ...item, status: PostStatus.Published } : item)),
      );
      return ok(null);
    });
    for (const title of ['ข่าวสี่', 'ข่าวแรก']) {
      await expectShown(title);
      await user.click(await screen.findByRole('button', { name: /^Approve/ }));
      const dialog = within(await screen.findByRole('dialog'));
      const confirm = await dialog.findByRole('button', { name: /^Approve/ });
      await waitFor(() => expect(confirm).toBeEnabled());
      await user.click(confirm);
    }
    expect(await screen.findByText('the list')).toBeVisible();
  });

  it('opens the form with E and lists the keys with ?', async () => {
    const { user } = openReview();
    await screen.findByRole('button', { name: /^Approve/ });
    pressKey('ฦ', 'Slash', { shiftKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'ปุ่มลัด' }));
    expect(dialog.getByText('อนุมัติข่าวที่แสดงอยู่')).toBeVisible();
    pressKey('e', 'KeyE');
    expect(screen.queryByText('the form')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    pressKey('e', 'KeyE');
    expect(await screen.findByText('the form')).toBeVisible();
  });

  it('ignores keys in a field, with a modifier, or if keys are turned off', async () => {
    const { user } = openReview();
    await screen.findByRole('button', { name: /^Approve/ });
    await user.click(screen.getByRole('textbox', { name: 'Full URL' }));
    pressKey('a', 'KeyA');
    await user.click(screen.getByRole('heading', { level: 1 }));
    pressKey('a', 'KeyA', { ctrlKey: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ปุ่มลัด' }));
    await user.click(await screen.findByRole('checkbox', { name: 'ใช้ปุ่มลัดเหล่านี้' }));
    await user.click(screen.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    pressKey('a', 'KeyA');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    localStorage.removeItem('review-keys');
  });
});

describe('an item that is saved while it is being reviewed', () => {
  it('stays as loaded until the person asks for the current version, and is not approved unseen [DSK-02]', async () => {
    announceExtensions('conditional-edit');
    const { user, store, serverNowHas } = openReview();
    await shown();
    serverNowHas([createNews({ title: 'หัวข้อที่แก้แล้ว' })]);
    act(() => void store.dispatch(newsApi.util.invalidateTags([idTag('News', '101')])));
    expect(await screen.findByText(/เปลี่ยนไปหลังจากที่คุณเปิดดู/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'น้ำท่วมภาคเหนือคลี่คลาย' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    const changes = within(await screen.findByRole('region', { name: /เปลี่ยนไปหลัง/ }));
    expect(changeIn(await changes.findByRole('group', { name: 'Title' })).removed.join('')).toContain(
      'น้ำท่วม',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'แสดงฉบับปัจจุบัน' }));
    expect(screen.getByRole('heading', { level: 1, name: 'หัวข้อที่แก้แล้ว' })).toBeVisible();
  });
});
