import { screen, waitFor, within } from '@testing-library/react';

import { openGroupNews, row } from '@/features/news-lists/testing/open-group-news';
import { openEditForm } from '@/features/writing/testing/open-edit-form';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, type ExtensionName, JournalistLevel, type NewsItem, PostStatus } from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openReview, pressKey } from '../testing/open-review';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const RETURN = '/api/news/journalist/7/news/101/return';
const RETURNED = { comment: 'แก้ตัวเลขในย่อหน้าที่สาม', at: '2026-11-22T03:00:00Z', by: 'สมชาย ใจดี' };
const QUEUE = [createNews({ id: 101, title: 'ข่าวแรก' }), createNews({ id: 102, title: 'ข่าวสอง' })];

const headline = (name: string) => screen.findByRole('heading', { level: 1, name });

const openAnnounced = async (
  options: Parameters<typeof openReview>[0] = {},
  names: ExtensionName[] = ['returns'],
) => {
  announceExtensions(...names);
  await loadRuntimeConfig();
  return openReview({ news: QUEUE, ...options });
};

describe('returning an item', () => {
  it('asks for a comment with R, sends it with Ctrl+Enter, and opens the next item [DSK-04]', async () => {
    const { user } = await openAnnounced();
    const sent = answer('post', RETURN, () => ok(null));
    await screen.findByRole('button', { name: 'ส่งกลับ' });
    pressKey('พ', 'KeyR');
    const dialog = within(await screen.findByRole('dialog', { name: 'ส่งข่าวกลับ' }));
    const comment = await dialog.findByLabelText(/^ข้อความ/);
    expect(comment).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await dialog.findByText('โปรดบอกผู้เขียนว่าต้องแก้อะไร')).toBeVisible();
    await user.type(comment, ' แก้ชื่อ ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await headline('ข่าวสอง');
    expect(sent.map(({ body }) => body)).toEqual([{ comment: 'แก้ชื่อ' }]);
    expect(await screen.findByText('ส่งข่าวกลับให้ผู้เขียนแล้ว')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes an item off the website, and says so before [DSK-06]', async () => {
    const { user } = await openAnnounced({
      news: [createNews({ status: PostStatus.Published, isApprovedLifeTime: true })],
    });
    const sent = answer('post', RETURN, () => ok(null));
    await user.click(await screen.findByRole('button', { name: 'นำออกจากเว็บไซต์' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'นำข่าวออกจากเว็บไซต์' }));
    expect(await dialog.findByText('ข่าวจะถูกนำออกจากเว็บไซต์ทันที')).toBeVisible();
    await user.type(dialog.getByLabelText(/^ข้อความ/), 'ข้อมูลผิด');
    await user.click(dialog.getByRole('button', { name: 'นำออกจากเว็บไซต์' }));
    expect(await screen.findByText('นำข่าวออกจากเว็บไซต์แล้ว')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is not a withdrawal: with changes that wait, both are offered, each by its name [DSK-06, PUB-06]', async () => {
    const copy = { version: 1, publishedAt: '2026-11-20T01:00:00Z', until: null, by: 'สมชาย' };
    const live = { status: PostStatus.Published, published: copy, waitingSince: '2026-11-20T02:00:00Z' };
    const { user } = await openAnnounced({ news: [createNews(live)] }, ['returns', 'published-copy']);
    answer('get', '/api/news/journalist/7/news/101/published', () => ok({ ...copy, content: createNews() }));
    const [returns, withdrawals] = [
      answer('post', RETURN, () => ok(null)),
      answer('post', RETURN.replace('return', 'withdraw'), () => ok(null)),
    ];
    expect(await screen.findByRole('button', { name: 'ส่งกลับ' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'นำออกจากเว็บไซต์' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'นำข่าวออกจากเว็บไซต์' }));
    await user.type(await dialog.findByLabelText(/^ข้อความ/), 'ข้อมูลผิด');
    await user.click(dialog.getByRole('button', { name: 'นำออกจากเว็บไซต์' }));
    expect(await screen.findByText('นำข่าวออกจากเว็บไซต์แล้ว')).toBeVisible();
    expect(withdrawals.map(({ body }) => body)).toEqual([{ comment: 'ข้อมูลผิด' }]);
    expect(returns).toEqual([]);
  });

  it('keeps an unsent comment for its item, until it is sent [DSK-04]', async () => {
    const { user } = await openAnnounced();
    const sent = answer('post', RETURN, () => ok(null));
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'ส่งกลับ' }));
      return within(await screen.findByRole('dialog', { name: 'ส่งข่าวกลับ' })).findByLabelText(/^ข้อความ/);
    };
    const closeDialog = async () => {
      await user.click(screen.getByRole('button', { name: 'ปิด' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await user.type(await openDialog(), 'แก้ชื่อ');
    await closeDialog();
    await user.keyboard('j');
    await headline('ข่าวสอง');
    expect(await openDialog()).toHaveValue('');
    await closeDialog();
    await user.keyboard('k');
    await headline('ข่าวแรก');
    const comment = await openDialog();
    await waitFor(() => expect(comment).toHaveValue('แก้ชื่อ'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await headline('ข่าวสอง');
    expect(sent.map(({ body }) => body)).toEqual([{ comment: 'แก้ชื่อ' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('k');
    await headline('ข่าวแรก');
    expect(await openDialog()).toHaveValue('');
  });

  it('keeps the comment if the server refuses, and shows the reason [DSK-04]', async () => {
    const { user } = await openAnnounced();
    answer('post', RETURN, () => refused(ErrorCode.Alert, 'มีผู้อื่นแก้ไขข่าวนี้', { status: 412 }));
    await user.click(await screen.findByRole('button', { name: 'ส่งกลับ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ส่งข่าวกลับ' }));
    await user.type(await dialog.findByLabelText(/^ข้อความ/), 'แก้ชื่อ');
    await user.click(dialog.getByRole('button', { name: 'ส่งกลับ' }));
    expect((await screen.findAllByText('มีผู้อื่นแก้ไขข่าวนี้'))[0]).toBeVisible();
    expect(dialog.getByLabelText(/^ข้อความ/)).toHaveValue('แก้ชื่อ');
  });

  it.each<[string, Parameters<typeof openReview>[0], ExtensionName[]]>([
    ['on a backend without the extension', {}, ['audit']],
    ['to a level that may not approve', { level: JournalistLevel.Trainee }, ['returns']],
    ['for an item that is already returned', { news: [createNews({ returned: RETURNED })] }, ['returns']],
  ])('is not offered %s [DSK-04]', async (_when, options, names) => {
    await openAnnounced(options, names);
    await screen.findByRole('article');
    pressKey('r', 'KeyR');
    expect(screen.queryByRole('button', { name: /^ส่งกลับ/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a returned item', () => {
  const returned = (values: Partial<NewsItem> = {}) => createNews({ returned: RETURNED, ...values });

  it('shows the comment on the review page, and is in no queue [DSK-04]', async () => {
    await openAnnounced({
      news: [returned({ id: 101, title: 'ข่าวแรก' }), createNews({ id: 102, title: 'ข่าวสอง' })],
    });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/^สมชาย ใจดี ส่งข่าวนี้กลับเมื่อ/)).toBeVisible();
    expect(notice.getByText(/แก้ตัวเลขในย่อหน้าที่สาม/)).toBeVisible();
    expect(await screen.findByText('1 รออนุมัติ')).toBeVisible();
  });

  it('shows the comment above the form [DSK-04]', async () => {
    signInAs({ id: 5 });
    answer('get', '/api/news/journalist/7/categories', () => ok([createCategory()]));
    answer('get', '/api/news/countries', () => ok([createCountry()]));
    answer('get', '/api/news/journalist/7/news/101', () => ok(returned()));
    await openEditForm();
    expect(screen.getByText(/แก้ตัวเลขในย่อหน้าที่สาม/)).toBeVisible();
  });

  it('is marked in the list, with the comment for mouse and screen reader [DSK-04]', async () => {
    openGroupNews({ news: [returned()] });
    const item = within(await row(/น้ำท่วม/));
    const mark = item.getByRole('note', { name: `ส่งกลับแล้ว: ${RETURNED.comment}` });
    expect(mark).toHaveAttribute('title', RETURNED.comment);
  });
});
