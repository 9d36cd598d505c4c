import { screen, waitFor, within } from '@testing-library/react';

import { BASE } from '@/features/news-lists/testing/open-group-news';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import {
  ErrorCode,
  type ExtensionName,
  type JournalistGroup,
  JournalistLevel,
  type NewsItem,
} from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createGroup, createNews } from '@/shared/testing/factories';

import { bar, chosen, choosePage, dialog, openChoice, posts, THREE } from '../testing/open-choice';
import { openReview } from '../testing/open-review';

const { Head, Professional } = JournalistLevel;
const LIST = '/api/news/journalist';
const HAND_OVER = 'ส่งต่อข่าว';

const member = (id: number, displayName: string) => ({
  profile: { id, displayName, avatarUrl: null },
  level: JournalistLevel.Trainee,
  levelClassMsg: 'Trainee',
});
const own = createGroup({ me: { level: Head }, members: [member(2, 'สมชาย'), member(3, 'มาลี')] });
const sports = createGroup({ id: 8, name: 'กีฬา', me: { level: Head }, members: [member(4, 'วิชัย')] });
const AUTHOR = { id: 9, displayName: 'เจ้าของ', avatarUrl: null };

describe('handing the chosen news over', () => {
  const open = async ({
    groups = [own],
    level = Head,
    extensions = ['hand-over-news'],
    listed = THREE,
  }: {
    groups?: JournalistGroup[];
    level?: JournalistLevel;
    extensions?: ExtensionName[];
    listed?: NewsItem[];
  } = {}) => {
    const view = await openChoice({
      level,
      extensions,
      news: listed,
      onServer: THREE.map((news) => ({ ...news, author: AUTHOR })),
    });
    answer('get', LIST, () => ok(groups));
    answer('get', `${LIST}/8`, () => ok(sports));
    return view;
  };
  const ask = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(choosePage());
    await user.click(within(await bar(3)).getByRole('button', { name: HAND_OVER }));
    return dialog(HAND_OVER);
  };

  it('gives each to a member of the group, if it is still that of the author who was seen [TOG-03]', async () => {
    const { user } = await open();
    const sent = posts('hand-over');
    const asked = within(await ask(user));
    const author = await asked.findByRole('combobox', { name: /ผู้เขียนคนใหม่/ });
    expect(asked.queryByRole('combobox', { name: 'กลุ่ม' })).not.toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await asked.findByText('กรุณาเลือกผู้เขียนคนใหม่')).toBeVisible();
    await user.selectOptions(author, 'มาลี ศรีสุข');
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(sent.flat().map(({ body }) => body)).toEqual(THREE.map(() => ({ authorId: '1', from: '9' })));
  });

  it('names the author whom the list showed, so that what was handed over meanwhile is refused [TOG-03]', async () => {
    const { user } = await open({ listed: THREE.map((news) => ({ ...news, authorId: '7' })) });
    const sent = posts('hand-over');
    const asked = within(await ask(user));
    await user.selectOptions(await asked.findByRole('combobox', { name: /ผู้เขียนคนใหม่/ }), 'มาลี ศรีสุข');
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(sent.flat().map(({ body }) => body)).toEqual(THREE.map(() => ({ authorId: '1', from: '7' })));
  });

  it('gives them to another group of the Head, with a category for those that lack theirs there [TOG-03]', async () => {
    const { user } = await open({ groups: [own, sports] });
    answer('get', `${LIST}/8/categories`, () => ok([createCategory({ id: 77, name: 'ฟุตบอล' })]));
    const sent = posts('hand-over');
    const asked = within(await ask(user));
    await user.selectOptions(await asked.findByRole('combobox', { name: /ผู้เขียนคนใหม่/ }), 'มาลี ศรีสุข');
    await user.selectOptions(await asked.findByRole('combobox', { name: 'กลุ่ม' }), 'กีฬา');
    const author = await asked.findByRole('combobox', { name: /ผู้เขียนคนใหม่/ });
    await waitFor(() => expect(within(author).getByText('วิชัย')).toBeInTheDocument());
    expect(author).toHaveValue('');
    await user.selectOptions(author, 'วิชัย');
    const category = await asked.findByRole('combobox', { name: /หมวดหมู่ในกลุ่มใหม่/ });
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await asked.findByText('กรุณาเลือกหมวดหมู่ของกลุ่มใหม่')).toBeVisible();
    expect(sent.flat()).toEqual([]);
    await user.selectOptions(category, 'ฟุตบอล');
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(sent.flat().map(({ body }) => body)).toEqual(
      THREE.map(() => ({ authorId: '4', from: '9', to: { groupId: '8', categoryId: '77' } })),
    );
  });

  it('asks for no category where the other group has it [TOG-03]', async () => {
    const { user } = await open({ groups: [own, sports] });
    const [news = createNews()] = THREE;
    answer('get', `${LIST}/8/categories`, () => ok([createCategory({ id: Number(news.categoryId) })]));
    const sent = posts('hand-over');
    const asked = within(await ask(user));
    await user.selectOptions(await asked.findByRole('combobox', { name: 'กลุ่ม' }), 'กีฬา');
    const author = await asked.findByRole('combobox', { name: /ผู้เขียนคนใหม่/ });
    await waitFor(() => expect(within(author).getByText('วิชัย')).toBeInTheDocument());
    await user.selectOptions(author, 'วิชัย');
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(sent.flat()[0]?.body).toEqual({ authorId: '4', from: '9', to: { groupId: '8' } });
  });

  it('says of each that was refused why, and leaves it chosen [TOG-03]', async () => {
    const { user } = await open();
    posts('hand-over', [101, 103]);
    answer('post', `${BASE}/news/102/hand-over`, () =>
      refused(ErrorCode.Alert, 'มีผู้อื่นส่งต่อข่าวนี้ในขณะเดียวกัน', { status: 409 }),
    );
    const asked = within(await ask(user));
    await user.selectOptions(await asked.findByRole('combobox', { name: /ผู้เขียนคนใหม่/ }), 'มาลี ศรีสุข');
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await asked.findByText('มีผู้อื่นส่งต่อข่าวนี้ในขณะเดียวกัน')).toBeVisible();
    await user.click(asked.getByText('ปิด', { exact: true }));
    await waitFor(() => expect(chosen()).toEqual([102]));
  });

  it.each([
    ['of whoever is no Head', { level: Professional }],
    ['of a backend that does not announce it', { extensions: ['returns' as const] }],
  ])('is not among the actions %s [TOG-03]', async (_who, options) => {
    const { user } = await open(options);
    await user.click(choosePage());
    expect(within(await bar(3)).queryByRole('button', { name: HAND_OVER })).not.toBeInTheDocument();
  });
});

describe('handing news over on its page', () => {
  it('goes on to the list afterwards, and is not offered to others [TOG-03]', async () => {
    announceExtensions('hand-over-news');
    await loadRuntimeConfig();
    const news = createNews({ author: AUTHOR });
    const { user } = openReview({ news: [news] });
    answer('get', LIST, () => ok([own]));
    answer('get', BASE, () => ok(own));
    const sent = answer('post', `${BASE}/news/101/hand-over`, () => ok(null));
    await user.click(await screen.findByRole('button', { name: HAND_OVER }));
    const asked = within(await dialog(HAND_OVER));
    await user.selectOptions(await asked.findByRole('combobox', { name: /ผู้เขียนคนใหม่/ }), 'สมชาย');
    await user.click(asked.getByRole('button', { name: HAND_OVER }));
    expect(await screen.findByText('สำเร็จ 1 ข่าว')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ authorId: '2', from: '9' }]);
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });
});
