import { screen, waitFor, within } from '@testing-library/react';

import { BASE } from '@/features/news-lists/testing/open-group-news';
import { ErrorCode, JournalistLevel, type NewsItem, PostStatus } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';

import { bar, choosePage, chosen, dialog, openChoice, posts } from '../testing/open-choice';

describe('a change of the chosen news', () => {
  const sports = { id: 5, name: 'กีฬา' };
  const change = async (user: Awaited<ReturnType<typeof openChoice>>['user'], name: string) => {
    answer('get', `${BASE}/categories`, () => ok([sports]));
    await user.click(choosePage());
    await user.click(screen.getByRole('button', { name }));
    return dialog(name);
  };
  const tagged = (id: number, tags: string[], more: Partial<NewsItem> = {}) =>
    createNews({
      ...more,
      id,
      title: `ข่าว ${id}`,
      tags: tags.map((name) => ({ name })),
    });

  const whole = {
    references: [{ label: 'ที่มา', link: 'https://a.example/' }],
    metaTitle: 'ชื่อสำหรับค้นหา',
    videoUrl: 'https://video.example/1',
  };

  it('gives each the chosen category, and sends the rest of the item as it is stored [LOK-03]', async () => {
    const { user } = await openChoice({
      news: [tagged(101, ['ก', 'ข'], whole), tagged(102, []), tagged(103, [])],
    });
    const saved = posts('edit');
    const asked = within(await change(user, 'เปลี่ยนหมวดหมู่'));
    const field = await asked.findByRole('combobox', { name: /Category/ });
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(asked.getByRole('button', { name: 'เปลี่ยนหมวดหมู่' }));
    expect(await asked.findByText(/please choose category/)).toBeVisible();
    await user.selectOptions(field, 'กีฬา');
    await user.click(asked.getByRole('button', { name: 'เปลี่ยนหมวดหมู่' }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(saved[0]?.[0]?.body).toEqual({
      group_id: '7',
      news_id: '101',
      title: 'ข่าว 101',
      markdown: 'สรุปข่าว',
      html: '<p>เนื้อข่าว</p>',
      references: '[{"label":"ที่มา","link":"https://a.example/"}]',
      metaTitle: 'ชื่อสำหรับค้นหา',
      metaDescription: '',
      categoryId: '5',
      countryCode: 'TH',
      publishedDate: '2026-11-20T08:00:00+07:00',
      tags: 'ก,ข',
      tiktokUrl: '',
      videoUrl: 'https://video.example/1',
    });
    expect(saved.flat().map(({ headers }) => headers.get('if-match'))).toEqual(
      [101, 102, 103].map((id) => `"v${id}"`),
    );
  });

  it('adds tags and removes tags, keeps all others, and saves nothing that stays the same [LOK-03]', async () => {
    const { user } = await openChoice({
      news: [tagged(101, ['น้ำท่วม', 'C++']), tagged(102, ['ด่วน']), tagged(103, ['ปี2569'])],
    });
    const saved = posts('edit');
    const asked = within(await change(user, 'แก้แท็ก'));
    await user.click(asked.getByRole('button', { name: 'แก้แท็ก' }));
    expect(await asked.findByText('โปรดระบุแท็กที่จะเพิ่มหรือนำออก')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: 'แท็กที่จะเพิ่ม' }), 'ด่วน{Enter}');
    await user.type(asked.getByRole('textbox', { name: 'แท็กที่จะนำออก' }), 'นํ้าท่วม');
    await user.click(asked.getByRole('button', { name: 'แก้แท็ก' }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(saved.map((calls) => calls.map(({ body }) => (body as { tags: string }).tags))).toEqual([
      ['C++,ด่วน'],
      [],
      ['ปี2569,ด่วน'],
    ]);
  });

  it('saves one item at a time, because a server may take few forms of a person at once', async () => {
    const { user } = await openChoice();
    const calls: string[] = [];
    for (const id of [101, 102, 103]) {
      answer('get', `${BASE}/news/${id}`, () => {
        calls.push(`read ${id}`);
        return ok(tagged(id, []));
      });
      answer('post', `${BASE}/news/${id}/edit`, () => {
        calls.push(`save ${id}`);
        return ok(null);
      });
    }
    const asked = within(await change(user, 'แก้แท็ก'));
    await user.type(asked.getByRole('textbox', { name: 'แท็กที่จะเพิ่ม' }), 'ด่วน{Enter}');
    await user.click(asked.getByRole('button', { name: 'แก้แท็ก' }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(calls).toEqual([101, 102, 103].flatMap((id) => [`read ${id}`, `save ${id}`]));
  });

  it('says what readers see of it, and does not publish what others wrote unread', async () => {
    const published = { version: 1, publishedAt: '2026-11-20T01:00:00Z', until: null, by: '' };
    const live = { status: PostStatus.Published, isApprovedLifeTime: true, published };
    const { user } = await openChoice({
      extensions: ['published-copy', 'conditional-edit'],
      news: [
        tagged(101, [], { ...live, isApprovedPermanent: true, waitingSince: null }),
        tagged(102, [], { ...live, waitingSince: '2026-11-20T02:00:00Z' }),
        tagged(103, [], { published: null, waitingSince: '2026-11-20T02:00:00Z' }),
      ],
    });
    const saved = posts('edit');
    const asked = within(await change(user, 'แก้แท็ก'));
    expect(
      asked.getByText(
        'เพิ่มแท็กให้ 3 ข่าว หรือนำแท็กออก แท็กอื่นของข่าวคงอยู่ตามเดิม ข่าวที่เผยแพร่อยู่ 1 ข่าว: ผู้อ่านจะเห็นการเปลี่ยนแปลงทันที ข่าวที่เผยแพร่อยู่ 1 ข่าว: การเปลี่ยนแปลงจะรออนุมัติ ผู้อ่านยังเห็นฉบับที่อนุมัติไว้',
      ),
    ).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: 'แท็กที่จะเพิ่ม' }), 'ด่วน{Enter}');
    await user.click(asked.getByRole('button', { name: 'แก้แท็ก' }));
    expect(await screen.findByText('สำเร็จ 3 ข่าว')).toBeVisible();
    expect(saved.flat().map(({ body }) => (body as { publish?: string }).publish)).toEqual([
      undefined,
      'false',
      'false',
    ]);
  });

  it('overwrites nobody: an item that another has saved is named, and stays chosen [LOK-03]', async () => {
    const { user } = await openChoice({ extensions: ['conditional-edit'] });
    posts('edit', [101]);
    answer('post', `${BASE}/news/102/edit`, () => refused(ErrorCode.Alert, 'แก้แล้ว', { status: 412 }));
    answer('post', `${BASE}/news/103/edit`, () =>
      refused(ErrorCode.InvalidInput, 'ข้อมูลไม่ถูกต้อง', { errors: { tags: 'แท็กมากเกินไป' } }),
    );
    const asked = within(await change(user, 'แก้แท็ก'));
    await user.type(asked.getByRole('textbox', { name: 'แท็กที่จะเพิ่ม' }), 'ด่วน{Enter}');
    await user.click(asked.getByRole('button', { name: 'แก้แท็ก' }));
    expect(await asked.findByText(/^สำเร็จ 1 ข่าว ไม่สำเร็จ 2 ข่าว/)).toBeVisible();
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ข่าว 102ข่าวนี้เปลี่ยนไปแล้ว โปรดเปิดดูก่อน',
      'ข่าว 103ข้อมูลไม่ถูกต้อง แท็กมากเกินไป',
    ]);
    await user.click(asked.getByText('ปิด', { exact: true }));
    await waitFor(() => expect(chosen()).toEqual([102, 103]));
  });

  it('is not offered for what has to be opened: the save would remove the comment of a return', async () => {
    const returned = { comment: 'ขาดที่มา', by: 'สมชาย', at: '2026-11-20T01:00:00Z' };
    const { user } = await openChoice({ news: [tagged(101, []), tagged(102, [], { returned })] });
    await user.click(choosePage());
    const actions = within(await bar(2));
    expect(actions.getByRole('button', { name: 'แก้แท็ก' })).toBeDisabled();
    expect(actions.getAllByRole('group', { name: /^ต้องเปิดแก้ทีละข่าว 1 จาก 2/ })).toHaveLength(2);
  });

  it('takes no published item off the website by a level that was changed since the list was loaded', async () => {
    const news = [101, 102].map((id) =>
      tagged(id, [], { status: PostStatus.Published, isApprovedLifeTime: true }),
    );
    const { user } = await openChoice({ news });
    const saved = posts('edit');
    answer('get', BASE, () => ok(createGroup({ me: { level: JournalistLevel.Trainee } })));
    const asked = within(await change(user, 'เปลี่ยนหมวดหมู่'));
    await user.selectOptions(await asked.findByRole('combobox', { name: /Category/ }), 'กีฬา');
    await user.click(asked.getByRole('button', { name: 'เปลี่ยนหมวดหมู่' }));
    expect(await asked.findByText(/^ไม่สำเร็จ 2 ข่าว|ไม่สำเร็จ 2 ข่าว/)).toBeVisible();
    expect(saved.flat()).toEqual([]);
  });
});
