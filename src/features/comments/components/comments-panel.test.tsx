import { screen, waitFor, within } from '@testing-library/react';

import { partOfPage } from '@/features/news/testing/part-of-page';
import { openReview } from '@/features/review/testing/open-review';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import {
  type CommentThread,
  ErrorCode,
  type GroupMember,
  JournalistLevel,
  type Profile,
} from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { focusedInArticle, selectInArticle } from '../testing/article';

const COMMENTS = '/api/news/journalist/7/news/101/comments';
const HTML = '<p>กรุงเทพฯ น้ำท่วมสามจังหวัด เมื่อวานนี้</p><p>เชียงใหม่ ฝนตก</p>';
const MALEE = { id: '1', displayName: 'มาลี', avatarUrl: null };
const PREECHA = { id: '2', displayName: 'ปรีชา', avatarUrl: null };

const asMember = (profile: Profile): GroupMember => ({
  profile,
  level: JournalistLevel.Professional,
  levelClassMsg: 'Professional',
});

const thread = (values: Partial<CommentThread>): CommentThread => ({
  id: '11',
  author: PREECHA,
  text: 'แก้ชื่อจังหวัด',
  createdAt: '2026-11-22T03:00:00Z',
  anchor: null,
  isReturn: false,
  resolved: null,
  replies: [],
  ...values,
});

const setup = async (threads: CommentThread[], query = '?comments') => {
  announceExtensions('comments');
  await loadRuntimeConfig();
  signInAs({ id: 1 });
  let stored = threads;
  const lists = answer('get', COMMENTS, () => ok(stored));
  const view = openReview({ news: [createNews({ html: HTML })], isSignedIn: true, query });
  return { ...view, lists, serverNowHas: (next: CommentThread[]) => (stored = next) };
};
const panel = async () => within(await screen.findByRole('tabpanel', { name: /^ความเห็น/ }));
const conversation = async () => (await panel()).findByRole('group', { name: 'ความเห็น' });

describe('the comments beside an item', () => {
  it('are open threads, counted in the tab, with their replies; resolved ones are shown on demand [TOG-02]', async () => {
    const { user } = await setup([
      thread({ replies: [{ ...thread({ id: '12', author: MALEE }), text: 'แก้แล้ว' }] }),
      thread({
        id: '13',
        text: 'ตรวจวันที่',
        resolved: { at: '2026-11-22T04:00:00Z', by: 'มาลี' },
      }),
    ]);
    expect(await screen.findByRole('tab', { name: 'ความเห็น (1)' })).toHaveAttribute('aria-selected', 'true');
    const list = within(await conversation());
    expect(await list.findByText('แก้ชื่อจังหวัด')).toBeVisible();
    expect(list.getByText('แก้แล้ว')).toBeVisible();
    expect(list.queryByText('ตรวจวันที่')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'แสดงที่ปิดแล้ว (1)' }));
    expect(list.getByText('ตรวจวันที่')).toBeVisible();
    expect(list.getByText(/^มาลี ปิดเรื่องเมื่อ/)).toBeVisible();
  });

  it('suggest the other members of the group behind an @, who are told [TOG-02]', async () => {
    const { user } = await setup([]);
    const sent = answer('post', COMMENTS, () => ok({ id: 21 }));
    answer('get', '/api/news/journalist/7', () =>
      ok(createGroup({ members: [MALEE, PREECHA, { ...PREECHA, id: '3' }].map(asMember) })),
    );
    await user.click((await panel()).getByRole('button', { name: 'เขียนความเห็น' }));
    const text = await screen.findByRole('textbox', { name: /^ข้อความ/ });
    await user.type(text, 'บรรทัดแรก{Enter}ฝาก');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('@');
    // Nobody tells themselves, and a name that two have is there once.
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'ปรีชาProfessional',
    ]);
    await user.keyboard('ปรี{ArrowDown}{Enter}ดูด้วย');
    expect(text).toHaveValue('บรรทัดแรก\nฝาก@ปรีชา ดูด้วย');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{Enter}อ{ArrowLeft}{ArrowLeft}@ปรี{ArrowDown}{Enter}');
    expect(text).toHaveValue('บรรทัดแรก\nฝาก@ปรีชา ดูด้วย@ปรีชา \nอ');
    await user.keyboard('{Home}@{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: expect.stringContaining('@ปรีชา ดูด้วย') }));
  });

  it('are written in a dialog, which keeps an unsent text [TOG-02]', async () => {
    const { user, serverNowHas } = await setup([]);
    const sent = answer('post', COMMENTS, () => ok({ id: 21 }));
    expect(await (await panel()).findByText('ยังไม่มีความเห็น')).toBeVisible();
    const write = (await panel()).getByRole('button', { name: 'เขียนความเห็น' });
    await user.click(write);
    const text = await screen.findByLabelText(/^ข้อความ/);
    expect(text).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('โปรดเขียนข้อความ')).toBeVisible();
    await user.type(text, 'ดีแล้ว');
    await user.click(screen.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(write).toHaveFocus();
    await user.click(write);
    await waitFor(() => expect(screen.getByLabelText(/^ข้อความ/)).toHaveValue('ดีแล้ว'));
    serverNowHas([thread({ author: MALEE, text: 'ดีแล้ว' })]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(await conversation()).findByText('ดีแล้ว')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ text: 'ดีแล้ว', anchor: null }]);
  });

  it('are answered, and the answer says to which comment [TOG-02]', async () => {
    const { user } = await setup([thread({ isReturn: true, text: 'ตัวเลขไม่ตรง' })]);
    const sent = answer('post', COMMENTS, () => ok({ id: 21 }));
    const list = within(await conversation());
    expect(await list.findByText('ส่งกลับ')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'ตอบ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ตอบความเห็น' }));
    expect(dialog.getByText('ตัวเลขไม่ตรง')).toBeVisible();
    await user.type(await dialog.findByLabelText(/^ข้อความ/), 'แก้แล้ว');
    await user.click(dialog.getByRole('button', { name: 'ส่ง' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ text: 'แก้แล้ว', threadId: '11' }]));
  });

  it('are resolved and opened again, and the focus stays in the conversation [TOG-02]', async () => {
    const { user, serverNowHas } = await setup([thread({})]);
    const resolved = answer('post', `${COMMENTS}/11/resolve`, () => ok(null));
    const reopened = answer('post', `${COMMENTS}/11/reopen`, () => ok(null));
    const list = within(await conversation());
    serverNowHas([thread({ resolved: { at: '2026-11-22T04:00:00Z', by: 'มาลี' } })]);
    await user.click(await list.findByRole('button', { name: 'ปิดเรื่อง' }));
    expect(await list.findByText('ไม่มีความเห็นที่ยังไม่ปิด')).toBeVisible();
    expect(await conversation()).toHaveFocus();
    await user.click(list.getByRole('button', { name: 'แสดงที่ปิดแล้ว (1)' }));
    serverNowHas([thread({})]);
    await user.click(list.getByRole('button', { name: 'เปิดอีกครั้ง' }));
    expect(await list.findByRole('button', { name: 'ปิดเรื่อง' })).toBeVisible();
    expect([resolved.length, reopened.length]).toEqual([1, 1]);
  });

  it('are deleted only by their author, and not once they are answered [TOG-02]', async () => {
    const { user, serverNowHas } = await setup([
      thread({}),
      thread({ id: '14', author: MALEE, text: 'ของฉัน' }),
      thread({ id: '15', author: MALEE, text: 'ตอบแล้ว', replies: [thread({ id: '16', text: 'คำตอบ' })] }),
      thread({ id: '17', author: MALEE, text: 'เหตุผล', isReturn: true }),
    ]);
    const removed = answer('delete', `${COMMENTS}/14`, () => ok(null));
    const list = within(await conversation());
    expect(await list.findByText('ของฉัน')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'ลบ' }));
    serverNowHas([thread({})]);
    const dialog = within(await screen.findByRole('dialog', { name: 'ลบความเห็น' }));
    await user.click(dialog.getByRole('button', { name: 'ลบ' }));
    await waitFor(() => expect(list.queryByText('ของฉัน')).not.toBeInTheDocument());
    expect(removed).toHaveLength(1);
  });

  it('lead to their passage, or say that it has gone [TOG-02]', async () => {
    const { user } = await setup([
      thread({ anchor: { quote: 'น้ำท่วมสามจังหวัด', before: 'กรุงเทพฯ', after: 'เมื่อวานนี้' } }),
      thread({ id: '18', anchor: { quote: 'พายุเข้า', before: 'วันนี้', after: 'แล้ว' } }),
    ]);
    const list = within(await conversation());
    expect(await list.findByText(/ข้อความนี้ไม่มีในเนื้อข่าวแล้ว/)).toHaveTextContent('พายุเข้า');
    await user.click(list.getByRole('button', { name: 'แสดงในเนื้อข่าว: “น้ำท่วมสามจังหวัด”' }));
    await waitFor(() => expect(focusedInArticle()).toHaveTextContent(/^กรุงเทพฯ/));
  });

  it('can be about a passage that is selected in the article [TOG-02]', async () => {
    const { user } = await setup([], '');
    const sent = answer('post', COMMENTS, () => ok({ id: 21 }));
    await waitFor(() => expect(partOfPage('html')).toHaveTextContent('น้ำท่วม'));
    const endSelection = selectInArticle('น้ำท่วมสามจังหวัด');
    await user.click(await screen.findByRole('button', { name: 'แสดงความเห็นต่อข้อความนี้' }));
    endSelection();
    const dialog = within(await screen.findByRole('dialog', { name: 'ความเห็นต่อข่าว' }));
    expect(dialog.getByText('น้ำท่วมสามจังหวัด')).toBeVisible();
    await user.type(await dialog.findByLabelText(/^ข้อความ/), 'สี่จังหวัด');
    await user.click(dialog.getByRole('button', { name: 'ส่ง' }));
    const anchor = { quote: 'น้ำท่วมสามจังหวัด', before: 'กรุงเทพฯ', after: 'เมื่อวานนี้\nเชียงใหม่ ฝนตก' };
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ text: 'สี่จังหวัด', anchor }]));
    expect(await screen.findByRole('tab', { name: 'ความเห็น' })).toHaveAttribute('aria-selected', 'true');
    // The button at the selected text is gone.
    await waitFor(async () => expect(await conversation()).toHaveFocus());
  });

  it('say why they cannot be loaded, and can be asked for again [TOG-02]', async () => {
    let isDown = true;
    announceExtensions('comments');
    await loadRuntimeConfig();
    answer('get', COMMENTS, () =>
      isDown ? refused(ErrorCode.PleaseContactSupport, 'ระบบขัดข้อง', { status: 500 }) : ok([thread({})]),
    );
    const { user } = openReview({ news: [createNews({ html: HTML })], query: '?comments' });
    const list = within(await conversation());
    expect(await list.findByText(/ระบบขัดข้อง/)).toBeVisible();
    isDown = false;
    await user.click(list.getByRole('button', { name: 'ลองใหม่' }));
    expect(await list.findByText('แก้ชื่อจังหวัด')).toBeVisible();
  });

  it('are nothing on a backend without them [TOG-02]', async () => {
    const lists = answer('get', COMMENTS, () => ok([]));
    openReview({ news: [createNews({ html: HTML })] });
    expect(await screen.findByRole('tab', { name: 'ข้อควรตรวจ' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^ความเห็น/ })).not.toBeInTheDocument();
    expect(lists).toEqual([]);
  });
});
