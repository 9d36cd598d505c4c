import 'fake-indexeddb/auto';

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { newsApi } from '@/features/news';
import { idTag } from '@/shared/api/tags';
import { ErrorCode, type NewsItem } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openEditForm } from '../testing/open-edit-form';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';
let writer = 0;
const nextWriter = () => (writer += 1);

/** Opens the edit form of item 101, by default as a person without drafts. */
const setup = async (userId = nextWriter(), overrides: Partial<NewsItem> = {}) => {
  signInAs({ id: userId });
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', `${BASE}/news/101`, () => ok(createNews(overrides)));
  const saves = answer('post', `${BASE}/news/101/edit`, () => ok(null));
  const view = await openEditForm();
  return {
    ...view,
    userId,
    saves,
    enter: (label: string | RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    untilKept: () => screen.findByText(/^เก็บในเครื่องนี้แล้ว \d\d:\d\d$/),
  };
};

/** Leaves a draft with this title, as a closed tab does. */
const leaveBehind = async (userId: number, title: string) => {
  const { enter, untilKept, unmount } = await setup(userId);
  enter('Title *', title);
  await untilKept();
  unmount();
};

const offer = () => screen.findByRole('dialog', { name: 'พบข้อความที่ยังไม่ได้บันทึก' });

describe('the draft of a news form', () => {
  it('shows its state: saved, saving, saved on this device', async () => {
    const { enter, untilKept } = await setup();
    expect(screen.getByText('บันทึกแล้ว')).toBeInTheDocument();
    enter('Title *', 'ใหม่');
    expect(screen.getByText('กำลังบันทึก…')).toBeInTheDocument();
    await untilKept();
    expect(screen.queryByText('กำลังบันทึก…')).not.toBeInTheDocument();
  });

  it('is offered field by field when the form is opened again, and changes nothing before it is accepted', async () => {
    const userId = nextWriter();
    await leaveBehind(userId, 'ที่หายไป');
    const { user } = await setup(userId);
    const dialog = within(await offer());
    const title = within(dialog.getByRole('region', { name: 'Title' }));
    expect(title.getByText('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
    expect(title.getByText('ที่หายไป')).toBeInTheDocument();
    expect(dialog.getAllByRole('region')).toHaveLength(1);
    expect(screen.getByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
    await user.click(dialog.getByText('กู้คืน'));
    expect(await screen.findByDisplayValue('ที่หายไป')).toBeInTheDocument();
  });

  it('expands the card of a restored field', async () => {
    const userId = nextWriter();
    const { user, enter, untilKept, unmount } = await setup(userId, { metaDescription: 'ของเดิม' });
    const fold = () => screen.getByRole('button', { name: /^เครื่องมือค้นหา/, hidden: true });
    enter(/^Meta Title/, 'ที่หายไป');
    await user.click(fold());
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    await untilKept();
    unmount();
    const next = await setup(userId, { metaDescription: 'ของเดิม' });
    await next.user.click(within(await offer()).getByText('กู้คืน'));
    expect(await screen.findByDisplayValue('ที่หายไป')).toBeInTheDocument();
    expect(fold()).toHaveAttribute('aria-expanded', 'true');
    await next.user.click(screen.getByText('ยกเลิกการกู้คืน'));
    await waitFor(() => expect(fold()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('restores the text of the tag box as a tag', async () => {
    const userId = nextWriter();
    const { untilKept, unmount } = await setup(userId);
    const box = () => screen.getByRole('textbox', { name: 'Tags' });
    fireEvent.change(box(), { target: { value: 'ยังไม่กดเอ็น' } });
    await untilKept();
    unmount();
    const { user } = await setup(userId);
    await user.click(within(await offer()).getByText('กู้คืน'));
    expect(await screen.findByLabelText('นำแท็ก ยังไม่กดเอ็น ออก')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Tags', hidden: true })).toHaveValue('');
  });

  it('can be undone with one click after it was restored, and is then still offered', async () => {
    const userId = nextWriter();
    await leaveBehind(userId, 'ที่หายไป');
    const { user } = await setup(userId);
    await user.click(within(await offer()).getByText('กู้คืน'));
    await user.click(await screen.findByText('ยกเลิกการกู้คืน'));
    expect(await screen.findByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
    expect(screen.queryByText('ยกเลิกการกู้คืน')).not.toBeInTheDocument();
    expect(await screen.findByText('ข้อความที่ยังไม่ได้บันทึก (1)')).toBeInTheDocument();
  });

  it('cannot be undone after changes of others were taken in, which that would take out again [TOG-01]', async () => {
    const userId = nextWriter();
    await leaveBehind(userId, 'ที่หายไป');
    const { user, store } = await setup(userId);
    await user.click(within(await offer()).getByText('กู้คืน'));
    await screen.findByText('ยกเลิกการกู้คืน');
    answer('get', `${BASE}/news/101`, () => ok(createNews({ metaTitle: 'ของเขา' })));
    act(() => void store.dispatch(newsApi.util.invalidateTags([idTag('News', 101)])));
    await user.click(await screen.findByText('นำการแก้ไขเข้ามา'));
    expect(await screen.findByDisplayValue('ของเขา')).toBeInTheDocument();
    expect(screen.getByLabelText('Title *')).toHaveValue('ที่หายไป');
    expect(screen.queryByText('ยกเลิกการกู้คืน')).not.toBeInTheDocument();
  });

  it('stays after Later, and is deleted only after a confirmation', async () => {
    const userId = nextWriter();
    await leaveBehind(userId, 'ที่หายไป');
    const { user } = await setup(userId);
    await user.click(within(await offer()).getByText('ภายหลัง'));
    // Wait until the dialog has faded out: until then its backdrop covers the page, and queries would find
    // its old buttons.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByText('ข้อความที่ยังไม่ได้บันทึก (1)'));
    await user.click(within(await offer()).getByText('ทิ้ง'));
    const question = within(await screen.findByRole('dialog', { name: /\?$/ }));
    await user.click(question.getByText('ทิ้ง'));
    await waitFor(() => expect(screen.queryByText('ข้อความที่ยังไม่ได้บันทึก (1)')).not.toBeInTheDocument());
    expect(screen.getByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
  });

  it('is never offered to another person on this browser', async () => {
    await leaveBehind(nextWriter(), 'ของคนอื่น');
    await setup();
    await screen.findByText('บันทึกแล้ว');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/^ข้อความที่ยังไม่ได้บันทึก/)).not.toBeInTheDocument();
  });

  it('is not offered if the server has the same content', async () => {
    const userId = nextWriter();
    await leaveBehind(userId, 'ชื่อที่บันทึก');
    await setup(userId, { title: 'ชื่อที่บันทึก' });
    await screen.findByText('บันทึกแล้ว');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not overwrite fields that another person changed meanwhile', async () => {
    const userId = nextWriter();
    await leaveBehind(userId, 'ที่หายไป');
    const { user } = await setup(userId, { markdown: 'แก้โดยเพื่อน' });
    await user.click(within(await offer()).getByText('กู้คืน'));
    expect(await screen.findByDisplayValue('ที่หายไป')).toBeInTheDocument();
    expect(screen.getByLabelText('Markdown *')).toHaveValue('แก้โดยเพื่อน');
  });

  it('is deleted when the server has saved it', async () => {
    const { enter, untilKept, user, saves, userId, unmount } = await setup();
    enter('Title *', 'บันทึก');
    await untilKept();
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(await screen.findByText('the list')).toBeInTheDocument();
    unmount();
    await setup(userId);
    await screen.findByText('บันทึกแล้ว');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is kept if the server refuses it, and a backup file is offered', async () => {
    const { enter, user, untilKept } = await setup();
    answer('post', `${BASE}/news/101/edit`, () =>
      refused(ErrorCode.PleaseContactSupport, '', { status: 500 }),
    );
    enter('Title *', 'ไม่ผ่าน');
    await user.click(screen.getByText('Save'));
    const alert = await screen.findByText(/แต่ทุกอย่างยังอยู่ในฟอร์มนี้/);
    expect(alert).toBeInTheDocument();
    expect(screen.getByText('บันทึกไฟล์สำเนา')).toBeInTheDocument();
    await untilKept();
  });

  it('lets the person leave without a question while it is stored, and says so', async () => {
    const { enter, user, router } = await setup();
    enter('Title *', 'ไปก่อน');
    await user.click(screen.getByLabelText('Back'));
    expect(await screen.findByText(/เก็บไว้ในเครื่องนี้แล้ว/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/journalist/group/7/news');
  });
});

describe('a browser that cannot store drafts', () => {
  it('reports it with what to do, and asks before the page is left', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { enter, user, router } = await setup();
    enter('Title *', 'เก็บไม่ได้');
    expect(await screen.findByText('ยังไม่ได้เก็บ')).toBeInTheDocument();
    expect(screen.getByText(/โปรดบันทึกไฟล์สำเนา/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Back'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('บันทึกไฟล์สำเนา')).toBeInTheDocument();
    await user.click(question.getByText('อยู่ต่อ'));
    expect(router.state.location.pathname).toMatch(/edit$/);
    put.mockRestore();
  });
});
