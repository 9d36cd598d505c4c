/* eslint-disable max-lines -- one page, whose cases share a long set-up */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, JournalistLevel, PostStatus, type NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { GroupNewsPage } from './group-news-page';

const BASE = '/api/news/journalist/7';
const PATH = '/journalist/group/:groupId/news';
const AT = '/journalist/group/7/news';

type Options = { news?: NewsItem[]; level?: JournalistLevel; at?: string; totalPages?: number };

const setup = ({
  news = [createNews()],
  level = JournalistLevel.Head,
  at = AT,
  totalPages = 1,
}: Options = {}) => {
  let rows = news;
  answer('get', BASE, () => ok(createGroup({ me: { level } })));
  const lists = answer('get', `${BASE}/news`, ({ query }) =>
    ok(page(rows, Number(query['page']), totalPages)),
  );
  const view = renderWithProviders(<GroupNewsPage />, { path: PATH, at });
  return { ...view, lists, serverNowHas: (next: NewsItem[]) => (rows = next) };
};

const row = (name: RegExp) => screen.findByRole('row', { name });

describe("a group's news", () => {
  it('shows title, cover, status, dates and an edit link of every item [RT-11, NWS-01, LIM-01]', async () => {
    const { lists } = setup({ level: JournalistLevel.Trainee });
    const item = within(await row(/น้ำท่วม/));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Title', 'Cover image', 'Status', 'Published', 'Created', 'Edit']),
    );
    expect(item.getByText('Draft')).toBeInTheDocument();
    expect(item.getAllByText(/^\d\d\/\d\d\/\d\d \d\d:\d\d$/)).toHaveLength(2);
    expect(item.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/101/edit',
    );
    expect(item.getByRole('presentation')).toHaveAttribute('src', '/files/cover.webp');
    expect(lists[0]?.query).toEqual({ page: '1', limit: '20', search: '' });
  });

  it('cuts a long title after 25 characters as a reader counts them and leads to the item; tooltip and name have it whole [NWS-01]', async () => {
    setup({ news: [createNews({ title: 'ก็'.repeat(26) })] });
    const link = await screen.findByRole('link', { name: 'ก็'.repeat(26) });
    expect(link).toHaveTextContent(`${'ก็'.repeat(25)}…`);
    expect(link).toHaveAttribute('title', 'ก็'.repeat(26));
    expect(link).toHaveAttribute('href', '/journalist/group/7/news/101/edit');
  });

  it('leads back to the groups and on to a new item [NWS-01]', async () => {
    setup();
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/journalist');
    expect(screen.getByRole('link', { name: 'Add news' })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/create',
    );
  });

  it('searches and turns pages through the address [NWS-01]', async () => {
    const { user, lists, router } = setup({ at: `${AT}?page=2`, totalPages: 3 });
    await screen.findByText(/น้ำท่วม/);
    expect(lists[0]?.query).toMatchObject({ page: '2' });
    await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
    expect(router.state.location.search).toBe('?page=3');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'น้ำ');
    await waitFor(() => expect(lists.at(-1)?.query).toMatchObject({ search: 'น้ำ', page: '1' }));
  });

  it('has the next page ready before it is asked for', async () => {
    const { lists } = setup({ totalPages: 3 });
    await waitFor(() => expect(lists.map(({ query }) => query['page'])).toEqual(['1', '2']));
  });

  it('has no control for a status change, which no call makes [NWS-14]', async () => {
    setup();
    await row(/น้ำท่วม/);
    expect(screen.queryByRole('button', { name: /row actions|change status/i })).not.toBeInTheDocument();
  });

  it('shows the message of a server that does not open the news, in a toast and on the page [ERR-02]', async () => {
    answer('get', BASE, () => ok(createGroup({ me: null })));
    answer('get', `${BASE}/news`, () => refused(ErrorCode.Alert, 'ปิดปรับปรุงคืนนี้', { status: 403 }));
    renderWithProviders(<GroupNewsPage />, { path: PATH, at: AT });
    expect(await screen.findByRole('alert')).toHaveTextContent('ปิดปรับปรุงคืนนี้');
    expect(screen.getByText('ปิดปรับปรุงคืนนี้', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(/เฉพาะสมาชิก/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add news' })).not.toBeInTheDocument();
  });

  it('shows the not-found page for a group that is not there [RT-21]', async () => {
    answer('get', BASE, () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    answer('get', `${BASE}/news`, () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    renderWithProviders(<GroupNewsPage />, { path: PATH, at: AT });
    expect(await screen.findByRole('heading', { name: /404/ })).toBeInTheDocument();
  });
});

describe('the publishing date', () => {
  it.each([
    [PostStatus.Draft, 1],
    [PostStatus.Hidden, 1],
    [PostStatus.Published, 0],
  ])('of an item in the state %s is marked as planned %s times', async (status, marks) => {
    setup({ news: [createNews({ status })] });
    await row(/น้ำท่วม/);
    expect(screen.queryAllByText('Planned')).toHaveLength(marks);
  });
});

describe('the status column', () => {
  it.each([
    [PostStatus.Published, 'success'],
    [PostStatus.Draft, 'secondary'],
    [PostStatus.Hidden, 'danger'],
  ])('shows the status %s as a badge in %s [NWS-02]', async (status, colour) => {
    setup({ level: JournalistLevel.Trainee, news: [createNews({ status, statusText: 'สถานะ' })] });
    expect(await screen.findByText('สถานะ')).toHaveAttribute('data-colour', colour);
  });

  it.each([1, 2, 3, 4] as const)(
    'shows the state and the approval button to level %s [NWS-02, NWS-03]',
    async (level) => {
      setup({ level });
      expect(await screen.findByRole('button', { name: /^Approve 24 hours/ })).toBeInTheDocument();
      expect(screen.getByText('Draft')).toBeInTheDocument();
    },
  );

  it.each([5, 6, 7] as const)('shows no approval button to level %s [NWS-03]', async (level) => {
    setup({ level });
    expect(await screen.findByText('Draft')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });

  it('shows the badge again once both approvals are given [NWS-03]', async () => {
    setup({
      news: [createNews({ isApprovedLifeTime: true, isApprovedPermanent: true, statusText: 'Published' })],
    });
    expect(within(await row(/น้ำท่วม/)).getByText('Published')).toHaveAttribute('data-colour');
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });
});

describe('approving', () => {
  const serverHas = (news: NewsItem) => answer('get', `${BASE}/news/101`, () => ok(news));
  const confirm = () => screen.findByRole('button', { name: 'Confirm' });
  const approvals = () => answer('post', `${BASE}/news/101/approve`, () => ok(null, 'อนุมัติแล้ว'));
  const open = async (news: NewsItem, onServer: NewsItem = news) => {
    const view = setup({ news: [news] });
    serverHas(onServer);
    answer('get', `${BASE}/categories`, () => ok([]));
    answer('get', '/api/news/countries', () => ok([]));
    await view.user.click(await screen.findByRole('button', { name: /^Approve/ }));
    await screen.findByRole('dialog');
    return view;
  };

  it('explains both kinds and proposes 24 hours first [NWS-04]', async () => {
    await open(createNews());
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/เพียง 24 ชั่วโมง/)).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Approve 24 hours' })).toBeChecked();
    const permanent = dialog.getByRole('radio', { name: 'Approve permanently' });
    expect(permanent).toBeDisabled();
    expect(permanent).toHaveAccessibleDescription(/Comes next/);
  });

  it('names the words that readers would not see [SEC-07]', async () => {
    await open(createNews({ html: '<p>ข่าว</p><p style="display:none">ข้อความลับ</p>' }));
    expect(await screen.findByText(/“ข้อความลับ”/)).toHaveTextContent('ถูกซ่อนไว้');
  });

  it('names no words where readers see them all', async () => {
    await open(createNews({ html: '<p>ข่าว</p>' }));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('proposes the permanent approval once 24 hours were given [NWS-04]', async () => {
    await open(createNews({ isApprovedLifeTime: true }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Approve permanently' })).toBeChecked();
    const hours = dialog.getByRole('radio', { name: 'Approve 24 hours' });
    expect(hours).toBeDisabled();
    expect(hours).toHaveAccessibleDescription(/Done/);
  });

  it("confirms once, shows the server's message, and the row follows [NWS-05]", async () => {
    const { user, serverNowHas } = await open(createNews());
    const dialog = within(screen.getByRole('dialog'));
    const approved = createNews({ isApprovedLifeTime: true, status: PostStatus.Published });
    const calls = answer('post', `${BASE}/news/101/approve`, () => {
      serverNowHas([approved]);
      return ok(null, 'อนุมัติ 24 ชั่วโมงแล้ว');
    });
    await user.dblClick(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('อนุมัติ 24 ชั่วโมงแล้ว')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(await screen.findByRole('button', { name: /^Approve permanently/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("shows the server's refusal and keeps the dialog open [ERR-02]", async () => {
    const { user } = await open(createNews());
    const dialog = within(screen.getByRole('dialog'));
    answer('post', `${BASE}/news/101/approve`, () => refused(ErrorCode.Alert, 'อนุมัติไม่ได้', { status: 403 }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('อนุมัติไม่ได้')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes on Cancel, reloads the list and gives the focus back [NWS-06]', async () => {
    const { user, lists } = await open(createNews());
    const dialog = within(screen.getByRole('dialog'));
    const before = lists.length;
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(lists).toHaveLength(before + 1);
    expect(screen.getByRole('button', { name: /^Approve 24 hours/ })).toHaveFocus();
  });

  it('can be confirmed only once the item has been read again', async () => {
    setup({ news: [createNews()] });
    let reply: () => void = () => {};
    const held = new Promise<void>((resolve) => (reply = resolve));
    answer('get', `${BASE}/news/101`, async () => {
      await held;
      return ok(createNews());
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await confirm()).toBeDisabled();
    reply();
    await waitFor(async () => expect(await confirm()).toBeEnabled());
  });

  it('shows first what has changed since the list was read, and then can be confirmed', async () => {
    const changed = createNews({ title: 'หัวข้อที่แก้แล้ว', coverImageUrl: '/files/other.webp' });
    const { user } = await open(createNews(), changed);
    const changes = within(await screen.findByRole('region', { name: /Changed since/ }));
    expect(changes.getByRole('group', { name: 'Title: In the list' })).toHaveTextContent(
      'น้ำท่วมภาคเหนือคลี่คลาย',
    );
    expect(changes.getByRole('group', { name: 'Title: Now' })).toHaveTextContent('หัวข้อที่แก้แล้ว');
    expect(changes.getByRole('img', { name: 'Cover image 16:9: Now' })).toHaveAttribute(
      'src',
      '/files/other.webp',
    );
    const calls = approvals();
    await user.click(await confirm());
    expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('takes the step that the item stands at now, and none where nothing is left to approve', async () => {
    await open(
      createNews(),
      createNews({ isApprovedLifeTime: true, isApprovedPermanent: true, approvalText: 'อนุมัติถาวร' }),
    );
    expect(await screen.findByText(/อนุมัติครบแล้ว/)).toBeInTheDocument();
    expect(await confirm()).toBeDisabled();
  });

  it('stops where the text changes while the dialog is open, and shows what changed', async () => {
    const { user } = await open(createNews());
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    serverHas(createNews({ html: '<p>เนื้อข่าวอีกแบบ</p>' }));
    const calls = approvals();
    await user.click(await confirm());
    expect(await screen.findByRole('group', { name: 'Content: Now' })).toHaveTextContent('เนื้อข่าวอีกแบบ');
    expect(calls).toHaveLength(0);
    await user.click(await confirm());
    expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('names the version it showed, and shows what was saved between the last reading and the approval', async () => {
    let saved = false;
    announceExtensions('conditional-edit');
    const view = setup({ news: [createNews()] });
    const item = () =>
      saved
        ? ok(createNews({ html: '<p>เนื้อข่าวอีกแบบ</p>' }), '', { etag: '"2"' })
        : ok(createNews(), '', { etag: '"1"' });
    answer('get', `${BASE}/news/101`, item);
    answer('get', `${BASE}/categories`, () => ok([]));
    answer('get', '/api/news/countries', () => ok([]));
    const calls = answer('post', `${BASE}/news/101/approve`, () => {
      if (saved) return ok(null, 'อนุมัติแล้ว');
      saved = true;
      return refused(ErrorCode.Alert, 'มีผู้อื่นแก้ไข', { status: 412 });
    });
    await view.user.click(await screen.findByRole('button', { name: /^Approve/ }));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await view.user.click(await confirm());
    expect(await screen.findByRole('group', { name: 'Content: Now' })).toHaveTextContent('เนื้อข่าวอีกแบบ');
    await view.user.click(await confirm());
    expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  });

  it('says why the item could not be read, and reads it again', async () => {
    answer('get', `${BASE}/news/101`, () => refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 }));
    const { user } = setup({ news: [createNews()] });
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('ระบบไม่ว่าง')).toBeInTheDocument();
    expect(await confirm()).toBeDisabled();
    serverHas(createNews());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
  });
});
