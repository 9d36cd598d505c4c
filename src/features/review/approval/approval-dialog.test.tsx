import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { changeIn } from '@/features/news/testing/change-in';
import { BASE, openGroupNews } from '@/features/news-lists/testing/open-group-news';
import { ErrorCode, PostStatus, type NewsItem } from '@/shared/contract';
import { listEntriesOf } from '@/shared/draft/draft-database';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

describe('the approval dialog', () => {
  const serverHas = (news: NewsItem) => answer('get', `${BASE}/news/101`, () => ok(news));
  const confirm = () => within(screen.getByRole('dialog')).findByRole('button', { name: /^Approve/ });
  const current = () => screen.getByRole('listitem', { current: 'step' });
  const contentChange = () =>
    waitFor(async () => {
      const { added } = changeIn(await screen.findByRole('group', { name: 'Content' }));
      expect(added.join('')).toContain('อีกแบบ');
    });
  const approvals = () => answer('post', `${BASE}/news/101/approve`, () => ok(null, 'อนุมัติแล้ว'));
  const open = async (news: NewsItem, onServer: NewsItem = news) => {
    const view = openGroupNews({ news: [news] });
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
    expect(dialog.getByText(/ตลอดไป/)).toBeInTheDocument();
    expect(current()).toHaveAccessibleName('Approve 24 hours');
    const permanent = dialog.getByRole('listitem', { name: 'Approve permanently' });
    expect(permanent).toHaveAccessibleDescription(/ขั้นตอนถัดไป/);
    expect(await confirm()).toHaveTextContent('Approve 24 hours');
  });

  describe('for an item with a blocker', () => {
    const HIDDEN = createNews({ html: '<p>ข่าว</p><p style="display:none">ข้อความลับ</p>' });

    it('shows the blocker as a warning, not as an error [DSK-03, SEC-07]', async () => {
      await open(HIDDEN);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/^ข่าวนี้มีสิ่งที่ควรแก้ก่อนอนุมัติมีข้อความที่ผู้อ่านจะมองไม่เห็น \(ถูกซ่อนไว้\)/);
      expect(alert).toHaveTextContent('Content: “ข้อความลับ”');
    });

    it('requires a reason and sends it [DSK-03]', async () => {
      announceExtensions('approval-reason');
      const { user } = await open(HIDDEN);
      const calls = approvals();
      const reason = await screen.findByLabelText(/^เหตุผล/);
      expect(await confirm()).toBeDisabled();
      await user.type(reason, ' ');
      expect(await confirm()).toBeDisabled();
      await user.type(reason, 'บรรณาธิการตรวจแล้ว{Enter}');
      expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
      expect(calls.map(({ body }) => body)).toEqual([{ reason: 'บรรณาธิการตรวจแล้ว' }]);
    });

    it('keeps an unsent reason, until it is sent [DSK-03]', async () => {
      announceExtensions('approval-reason');
      const { user } = await open(HIDDEN);
      const calls = approvals();
      await user.type(await screen.findByLabelText(/^เหตุผล/), 'บรรณาธิการตรวจแล้ว');
      const reopen = async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await user.click(screen.getByRole('button', { name: /^Approve/ }));
        return screen.findByLabelText(/^เหตุผล/);
      };
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      const reason = await reopen();
      await waitFor(() => expect(reason).toHaveValue('บรรณาธิการตรวจแล้ว'));
      await user.click(await confirm());
      expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
      expect(calls.map(({ body }) => body)).toEqual([{ reason: 'บรรณาธิการตรวจแล้ว' }]);
      expect(await reopen()).toHaveValue('');
    });

    it('has the reason of no other item, also if that one was closed before it had loaded [DSK-03]', async () => {
      announceExtensions('approval-reason');
      const other = { ...HIDDEN, id: 102, title: 'ข่าวสอง' };
      const { user } = openGroupNews({ news: [HIDDEN, other] });
      answer('get', `${BASE}/categories`, () => ok([]));
      answer('get', '/api/news/countries', () => ok([]));
      answer('get', `${BASE}/news/102`, () => ok(other));
      serverHas(HIDDEN);
      const ask = async (index: number) => {
        await user.click((await screen.findAllByRole('button', { name: /^Approve/ }))[index] as HTMLElement);
        await screen.findByRole('dialog');
      };
      const cancel = async () => {
        await user.click(screen.getByRole('button', { name: 'Cancel' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      };
      await ask(0);
      await user.type(await screen.findByLabelText(/^เหตุผล/), 'ตรวจข่าวแรกแล้ว');
      await cancel();
      const kept = (await listEntriesOf('1')).map(({ id }) => id);
      answer('get', `${BASE}/news/101`, () => new Promise<never>(() => {}));
      await ask(0);
      // The kept reason has arrived once its entry is another one.
      await waitFor(async () => expect((await listEntriesOf('1')).map(({ id }) => id)).not.toEqual(kept));
      await cancel();
      await ask(1);
      expect(await screen.findByLabelText(/^เหตุผล/)).toHaveValue('');
      expect(await confirm()).toBeDisabled();
    });

    it('requires a confirmation if the backend keeps no reason, and sends no reason [DSK-03]', async () => {
      const { user } = await open(HIDDEN);
      const calls = approvals();
      const sure = await screen.findByLabelText('ยืนยันอนุมัติ');
      expect(await confirm()).toBeDisabled();
      await user.click(sure);
      await user.click(await confirm());
      expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
      expect(calls.map(({ body }) => body)).toEqual([null]);
    });

    it('also blocks for a link that readers cannot open [DSK-03]', async () => {
      await open(createNews({ references: [{ label: 'ที่มา', link: 'http://localhost:9/a' }] }));
      expect(await screen.findByRole('alert')).toHaveTextContent('localhost:9');
      expect(await confirm()).toBeDisabled();
    });

    it('asks for nothing without a blocker, and focuses the proposed step so that Enter takes it', async () => {
      announceExtensions('approval-reason');
      const { user } = await open(createNews());
      const calls = approvals();
      await waitFor(async () => expect(await confirm()).toBeEnabled());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByLabelText(/^เหตุผล/)).not.toBeInTheDocument();
      expect(current()).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
      expect(calls.map(({ body }) => body)).toEqual([null]);
    });
  });

  it('proposes the permanent approval after the 24 hours [NWS-04]', async () => {
    await open(createNews({ isApprovedLifeTime: true }));
    const dialog = within(screen.getByRole('dialog'));
    expect(current()).toHaveAccessibleName('Approve permanently');
    const hours = dialog.getByRole('listitem', { name: 'Approve 24 hours' });
    expect(hours).toHaveAccessibleDescription(/เสร็จแล้ว/);
    expect(await confirm()).toHaveTextContent('Approve permanently');
  });

  it("sends one request, shows the server's message and updates the row [NWS-05]", async () => {
    const { user, serverNowHas } = await open(createNews());
    const dialog = within(screen.getByRole('dialog'));
    const approved = createNews({ isApprovedLifeTime: true, status: PostStatus.Published });
    const reads = answer('get', `${BASE}/news/101`, () => ok(approved));
    let readsBefore = -1;
    const calls = answer('post', `${BASE}/news/101/approve`, () => {
      readsBefore = reads.length;
      serverNowHas([approved]);
      return ok(null, 'อนุมัติ 24 ชั่วโมงแล้ว');
    });
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await user.dblClick(dialog.getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('อนุมัติ 24 ชั่วโมงแล้ว')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(readsBefore).toBe(0);
    expect(await screen.findByRole('button', { name: /^Approve permanently/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("shows the server's refusal and stays open [ERR-02]", async () => {
    const { user } = await open(createNews());
    const dialog = within(screen.getByRole('dialog'));
    answer('post', `${BASE}/news/101/approve`, () => refused(ErrorCode.Alert, 'อนุมัติไม่ได้', { status: 403 }));
    await user.click(dialog.getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('อนุมัติไม่ได้')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes on Cancel, reloads the list and returns the focus [NWS-06]', async () => {
    const { user, lists } = await open(createNews());
    const dialog = within(screen.getByRole('dialog'));
    const before = lists.length;
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(lists).toHaveLength(before + 1);
    expect(screen.getByRole('button', { name: /^Approve 24 hours/ })).toHaveFocus();
  });

  it('can be confirmed only after the item has been reloaded', async () => {
    openGroupNews({ news: [createNews()] });
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

  it('first shows what has changed since the list was loaded, then can be confirmed', async () => {
    const changed = createNews({ title: 'หัวข้อที่แก้แล้ว', coverImageUrl: '/files/other.webp' });
    const { user } = await open(createNews(), changed);
    const changes = within(await screen.findByRole('region', { name: /เปลี่ยนไปหลัง/ }));
    expect(changeIn(await changes.findByRole('group', { name: 'Title' }))).toEqual({
      removed: ['น้ำท่วมภาคเหนือคลี่คลาย'],
      added: ['หัวข้อที่แก้แล้ว'],
    });
    expect(changes.getByRole('img', { name: 'Cover image 16:9: ตอนนี้' })).toHaveAttribute(
      'src',
      '/files/other.webp',
    );
    const calls = approvals();
    await user.click(await confirm());
    expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('uses the current step of the item, and offers none if nothing is left to approve', async () => {
    await open(
      createNews(),
      createNews({ isApprovedLifeTime: true, isApprovedPermanent: true, approvalText: 'อนุมัติถาวร' }),
    );
    expect(await screen.findByText(/อนุมัติครบแล้ว/)).toBeInTheDocument();
    expect(await confirm()).toBeDisabled();
  });

  it('sends the ETag of the version on screen, and shows a change that was saved before the approval', async () => {
    let saved = false;
    announceExtensions('conditional-edit');
    const view = openGroupNews({ news: [createNews()] });
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
    await contentChange();
    await view.user.click(await confirm());
    expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  });

  it('says what the approver saw of its approval, and shows what somebody else has decided meanwhile [PUB-01]', async () => {
    announceExtensions('published-copy');
    const draft = createNews({ status: PostStatus.Draft, isApprovedLifeTime: false });
    const { user } = await open(draft);
    const calls = answer('post', `${BASE}/news/101/approve`, () =>
      refused(ErrorCode.Alert, 'มีผู้อื่นเปลี่ยนการอนุมัติ', { status: 409 }),
    );
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    serverHas({ ...draft, status: PostStatus.Published, isApprovedLifeTime: true });
    await user.click(await confirm());
    expect(await screen.findByText('มีผู้อื่นเปลี่ยนการอนุมัติ')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ seen: { status: PostStatus.Draft, step: 'hours' } }]);
    expect(await screen.findByRole('region', { name: 'เปลี่ยนไปหลังจากที่คุณเห็น' })).toBeInTheDocument();
    expect(current()).toHaveAccessibleName('Approve permanently');
  });

  it('that got no answer looks whether it was done, so that a repeated one does not approve permanently unasked', async () => {
    const { user } = await open(createNews());
    const calls = answer('post', `${BASE}/news/101/approve`, () => {
      serverHas(createNews({ status: PostStatus.Published, isApprovedLifeTime: true }));
      return { status: 504, body: '<html>Gateway Timeout</html>' };
    });
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await user.click(await confirm());
    expect(await screen.findByRole('region', { name: 'เปลี่ยนไปหลังจากที่คุณเห็น' })).toBeInTheDocument();
    expect(current()).toHaveAccessibleName('Approve permanently');
    expect(calls).toHaveLength(1);
  });

  it('shows why the item could not be loaded, retries, and keeps nobody from approving what is on screen', async () => {
    answer('get', `${BASE}/news/101`, () => refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 }));
    const { user } = openGroupNews({ news: [createNews()] });
    const calls = approvals();
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('ระบบไม่ว่าง')).toBeInTheDocument();
    expect(await confirm()).toBeEnabled();
    serverHas(createNews({ title: 'หัวข้อที่แก้แล้ว' }));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await screen.findByRole('region', { name: /เปลี่ยนไปหลัง/ });
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    answer('get', `${BASE}/news/101`, () => refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 }));
    await user.click(await confirm());
    expect(await screen.findByText('อนุมัติแล้ว')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
