import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { baseApi } from '@/shared/api/base-api';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import {
  ErrorCode,
  type ExtensionName,
  JournalistLevel,
  type MediaPicture,
  type MediaUse,
} from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { chooseFilter } from '@/shared/testing/choose-filter';
import { createGroup, createMedia, createMember } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { DeletedMediaPage } from './deleted-media-page';
import { MediaPage } from './media-page';

const GROUP = '/api/news/journalist/7';
const BASE = `${GROUP}/media`;

const PICTURES = [
  createMedia({ id: 'a1', title: 'ตลาดน้ำ' }),
  createMedia({ id: 'a2', title: '', alt: '', credit: '', rightsUntil: '2020-01-01' }),
  createMedia({ id: 'a3', title: 'ฝนตก' }),
];

type Given = {
  at?: string;
  pictures?: MediaPicture[];
  usedIn?: MediaUse[];
  level?: JournalistLevel;
  userId?: number;
  extensions?: ExtensionName[];
};

const setup = async ({
  at = '',
  pictures = PICTURES,
  usedIn = [],
  level,
  userId = 1,
  extensions = [],
}: Given = {}) => {
  announceExtensions('media', ...extensions);
  await loadRuntimeConfig();
  signInAs({ id: userId });
  const members = [
    createMember(),
    createMember({ profile: { id: 9, displayName: 'คนที่ 9', avatarUrl: null } }),
  ];
  answer('get', GROUP, () => ok(createGroup({ me: { level: level ?? JournalistLevel.Head }, members })));
  const lists = answer('get', BASE, () => ok(page(pictures, 1, 2)));
  answer('get', `${BASE}/:id`, ({ params }) => {
    const found = pictures.find(({ id }) => id === params['id']);
    return found ? ok({ ...found, usedIn }) : refused(ErrorCode.ResourceNotFound, 'ไม่พบภาพ', { status: 404 });
  });
  answer('get', `${BASE}/tags`, () => ok([{ name: 'ตลาด', count: 2 }]));
  const view = renderWithProviders(<MediaPage />, {
    path: '/journalist/group/:groupId/media',
    at: `/journalist/group/7/media${at}`,
    routes: [{ path: '/journalist/group/7/news/:newsId', element: 'the review' }],
  });
  return { ...view, lists, address: () => view.router.state.location.search };
};
const picture = (name: RegExp) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'รายละเอียดของภาพ' });

describe('the library of a group', () => {
  it('loads its pictures in a size that fits, if the backend has sizes [MED-03]', async () => {
    const url = '/files/ab/ab000000-0000-4000-8000-000000000000.webp';
    await setup({
      pictures: [createMedia({ id: 'a1', title: 'ตลาดน้ำ', url })],
      extensions: ['picture-sizes'],
    });
    const image = within(await picture(/ตลาดน้ำ/)).getByRole('presentation');
    expect(image).toHaveAttribute('srcset', expect.stringContaining('.w200.webp 200w'));
    expect(image).toHaveAttribute('src', url);
  });

  it('shows its pictures, with what is wrong with one [MED-01]', async () => {
    await setup();
    const list = within(await screen.findByRole('list', { name: 'รูปภาพ' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'ตลาดน้ำ',
      'ภาพไม่มีชื่อ 20/11/26 08:00สิทธิ์หมดแล้วไม่มีเครดิต',
      'ฝนตก',
    ]);
  });

  it('is one stop of the Tab key, in which the arrow keys move and Enter opens [MED-01]', async () => {
    const { user, address } = await setup();
    const first = await picture(/^ตลาดน้ำ/);
    const tabbable = () =>
      within(screen.getByRole('list', { name: 'รูปภาพ' }))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(tabbable()).toEqual([first]);
    first.focus();
    await user.keyboard('{ArrowLeft}');
    expect(first).toHaveFocus();
    await user.keyboard('{End}');
    expect(await picture(/^ฝนตก/)).toHaveFocus();
    expect(tabbable()).toEqual([await picture(/^ฝนตก/)]);
    await user.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
    expect(await dialog()).toBeVisible();
    expect(address()).toBe('?picture=a3');
  });

  it('is searched and filtered in the address, from which Back returns [MED-01]', async () => {
    const { user, lists, router, address } = await setup();
    await picture(/^ตลาดน้ำ/);
    await user.type(screen.getByRole('searchbox'), 'ตลาด');
    await waitFor(() => expect(lists.at(-1)?.query).toMatchObject({ search: 'ตลาด' }));
    await chooseFilter(user, 'ผู้อัปโหลด', 'คนที่ 9');
    await chooseFilter(user, 'แท็ก', 'ตลาด');
    await chooseFilter(user, 'การใช้งาน', 'ยังไม่ได้ใช้');
    await waitFor(() =>
      expect(lists.map(({ query }) => query)).toContainEqual({
        person: '9',
        tag: 'ตลาด',
        unused: 'true',
        search: 'ตลาด',
        page: '1',
        limit: '24',
      }),
    );
    await waitFor(() => void router.navigate(-1));
    await waitFor(() => expect(new URLSearchParams(address()).get('unused')).toBeNull());
    expect(new URLSearchParams(address()).get('tag')).toBe('ตลาด');
  });

  it('says that nothing matches, or that there is nothing yet [MED-01]', async () => {
    const { unmount } = await setup({ pictures: [] });
    expect(await screen.findByText(/^คลังภาพนี้ยังไม่มีภาพ/)).toBeVisible();
    unmount();
    await setup({ pictures: [], at: '?unused=true' });
    expect(await screen.findByText('ไม่มีภาพที่ตรงกับตัวกรอง')).toBeVisible();
  });

  it('is closed to people who are not members [MED-01]', async () => {
    announceExtensions('media');
    await loadRuntimeConfig();
    signInAs({ id: 5 });
    answer('get', GROUP, () => ok(createGroup({ me: null })));
    answer('get', `${BASE}/tags`, () => refused(ErrorCode.Alert, 'เฉพาะสมาชิก', { status: 403 }));
    answer('get', BASE, () => refused(ErrorCode.Alert, 'เฉพาะสมาชิก', { status: 403 }));
    renderWithProviders(<MediaPage />, {
      path: '/journalist/group/:groupId/media',
      at: '/journalist/group/7/media',
    });
    expect(await screen.findByText('เฉพาะสมาชิก', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'อัปโหลดภาพ' })).not.toBeInTheDocument();
  });

  it('says why it cannot be loaded, and tries again [ERR-02]', async () => {
    const { user } = await setup({ at: '?page=2' });
    answer('get', BASE, () => refused(ErrorCode.InvalidInput, 'ฐานข้อมูลหยุด', { status: 500 }));
    await user.type(screen.getByRole('searchbox'), 'ก');
    expect(await screen.findByRole('alert')).toHaveTextContent('ฐานข้อมูลหยุด');
    answer('get', BASE, () => ok(page(PICTURES)));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await picture(/^ตลาดน้ำ/)).toBeVisible();
  });
});

describe('uploading into the library', () => {
  const file = (name: string, type = 'image/png') => new File(['picture'], name, { type });

  it('sends one picture after another, and names what cannot be sent [MED-01]', async () => {
    const { user } = await setup();
    const sent = answer('post', BASE, ({ body }) =>
      (body as { image: File }).image.name === 'b.png' // what the form of the upload contains
        ? refused(ErrorCode.Alert, 'เต็มแล้ว', { status: 413 })
        : ok(createMedia({ id: 'n1' })),
    );
    const input = await screen.findByLabelText('อัปโหลดภาพ', { selector: 'input' });
    fireEvent.change(input, {
      target: { files: [file('a.png'), file('b.png'), file('c.svg', 'image/svg+xml')] },
    });
    expect(await screen.findByText('อัปโหลดภาพแล้ว')).toBeVisible();
    expect(screen.getByText('อัปโหลด b.png ไม่สำเร็จ เต็มแล้ว')).toBeVisible();
    expect(screen.getByText(/^ใช้ไฟล์ c.svg ไม่ได้/)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(user).toBeDefined();
  });

  it('opens the details of a picture that was dropped alone, to describe it [MED-01]', async () => {
    const { address } = await setup();
    answer('post', BASE, () => ok(PICTURES[2] ?? null));
    const files = [file('a.png')];
    fireEvent.drop(await screen.findByRole('list', { name: 'รูปภาพ' }), { dataTransfer: { files } });
    expect(await dialog()).toBeVisible();
    expect(address()).toBe('?picture=a3');
  });
});

describe('the details of a picture', () => {
  const used = (newsId: string, inWorkingCopy: boolean, inPublishedCopy: boolean): MediaUse => ({
    newsId,
    title: `ข่าว ${newsId}`,
    inWorkingCopy,
    inPublishedCopy,
  });

  it('say where it is used, in which copy, and lead there [MED-01]', async () => {
    await setup({ at: '?picture=a1', usedIn: [used('5', true, true), used('6', false, false)] });
    const items = within(await dialog()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['ข่าว 5ผู้อ่านเห็นฉบับทำงาน', 'ข่าว 6รุ่นเก่า']),
    );
    expect(screen.getByRole('link', { name: 'ข่าว 5' })).toHaveAttribute('href', '/journalist/group/7/news/5');
    expect(screen.getByText('1600 × 900 · 240 kB')).toBeVisible();
  });

  it('are written in a form, which keeps an unsaved text [MED-01]', async () => {
    const { user, address } = await setup({ at: '?picture=a1' });
    const sent = answer('put', `${BASE}/a1`, () => ok(null));
    const credit = await screen.findByLabelText('เครดิต');
    fireEvent.change(credit, { target: { value: 'ภาพ: AFP' } });
    await user.click(screen.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('');
    await user.click(await picture(/^ตลาดน้ำ/));
    await waitFor(() => expect(screen.getByLabelText('เครดิต')).toHaveValue('ภาพ: AFP'));
    await user.type(screen.getByLabelText('Tags', { selector: 'input' }), 'น้ำท่วม{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('บันทึกรายละเอียดของภาพแล้ว')).toBeVisible();
    // The rest is left to whoever else changes it.
    expect(sent.map(({ body }) => body)).toEqual([{ credit: 'ภาพ: AFP', tags: ['ตลาด', 'น้ำท่วม'] }]);
  });

  it('leave alone what somebody else writes while the form is open [MED-01]', async () => {
    const { user, store } = await setup({ at: '?picture=a1' });
    const sent = answer('put', `${BASE}/a1`, () => ok(null));
    const source = await screen.findByLabelText('ที่มา');
    answer('get', `${BASE}/a1`, () => ok(createMedia({ title: 'ชื่อใหม่', rightsUntil: '2020-01-01' })));
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Media'])));
    expect(await within(await dialog()).findByText('สิทธิ์หมดแล้ว')).toBeVisible();
    await user.type(source, 'AFP{Enter}');
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ source: 'AFP' }]));
  });

  it('refuse a text that is too long, before and after it is sent [MED-01]', async () => {
    const { user } = await setup({ at: '?picture=a1' });
    const title = await screen.findByLabelText('Title');
    fireEvent.change(title, { target: { value: 'ก'.repeat(201) } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('ยาวได้ไม่เกิน 200 ตัวอักษร')).toBeVisible();
    answer('put', `${BASE}/a1`, () =>
      refused(ErrorCode.InvalidInput, '', { errors: { credit: 'เครดิตไม่ถูกต้อง' } }),
    );
    fireEvent.change(title, { target: { value: 'ก' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('เครดิตไม่ถูกต้อง')).toBeVisible();
  });

  it('offer to delete what nothing uses, and to undo that [MED-01]', async () => {
    const { user, address } = await setup({ at: '?picture=a1' });
    const removals = answer('delete', `${BASE}/a1`, () => ok(null));
    const returns = answer('post', `${BASE}/a1/restore`, () => ok(null));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'ลบภาพ' }));
    expect(question.getByText(/^ลบ “ตลาดน้ำ”/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('ลบภาพแล้ว')).toBeVisible();
    expect(address()).toBe('');
    expect(removals).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
    await waitFor(() => expect(returns).toHaveLength(1));
  });

  it.each([
    ['a picture in use', { pictures: [createMedia({ uses: 1 })] }, 'ลบภาพที่มีข่าวใช้อยู่ไม่ได้'],
    [
      'the picture of another person, except to a Head',
      { userId: 5, level: JournalistLevel.Professional },
      'เฉพาะผู้อัปโหลดหรือ Head ที่ลบภาพได้',
    ],
  ])('do not offer to delete %s, and say why [MED-01]', async (_what, given, reason) => {
    await setup({ at: '?picture=a1', ...given });
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(screen.getByRole('group', { name: reason })).toBeVisible();
  });

  it('offer the uploader to delete their own [MED-01]', async () => {
    await setup({ at: '?picture=a1', level: JournalistLevel.Trainee });
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('say that the picture is gone [MED-01]', async () => {
    await setup({ at: '?picture=gone' });
    expect(await within(await dialog()).findByText('ไม่พบภาพ')).toBeVisible();
  });
});

describe('the deleted pictures of a group', () => {
  it('are listed with who deleted them and until when they are kept, and can be restored [MED-01]', async () => {
    announceExtensions('media');
    await loadRuntimeConfig();
    signInAs({ id: 5 });
    const deleted = { deletedAt: '2026-11-20T01:00:00Z', keptUntil: '2026-12-20T01:00:00Z' };
    let stored = [
      { ...createMedia({ uploadedBy: { id: 5, displayName: 'ก' } }), ...deleted, deletedBy: 'หัวหน้า' },
      { ...createMedia({ id: 'a2', title: 'ฝนตก' }), ...deleted, deletedBy: null },
    ];
    answer('get', GROUP, () => ok(createGroup({ me: { level: JournalistLevel.Trainee } })));
    answer('get', `${BASE}/trash`, () => ok(page(stored)));
    const returns = answer('post', `${BASE}/a1/restore`, () => {
      stored = stored.filter(({ id }) => id !== 'a1');
      return ok(null);
    });
    const { user } = renderWithProviders(<DeletedMediaPage />, {
      path: '/journalist/group/:groupId/media/deleted',
      at: '/journalist/group/7/media/deleted',
    });
    expect(await screen.findByRole('row', { name: /ตลาดน้ำ/ })).toHaveTextContent(/20.*หัวหน้า.*20/);
    expect(screen.getByRole('row', { name: /ฝนตก/ })).toHaveTextContent('ระบบ เพราะไม่มีใครใช้');
    // That of somebody else is a Head's to restore.
    expect(screen.getAllByRole('button', { name: /^กู้คืน/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'กู้คืน: ตลาดน้ำ' }));
    expect(await screen.findByText('กู้คืนภาพแล้ว')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ตลาดน้ำ')).not.toBeInTheDocument());
    expect(returns).toHaveLength(1);
  });
});
