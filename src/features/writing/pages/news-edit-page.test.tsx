/* eslint-disable max-lines -- one page, whose tests share a long set-up */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { changeIn } from '@/features/news/testing/change-in';
import { ErrorCode, JournalistLevel, PostStatus, type NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import {
  createCategory,
  createCountry,
  createGroup,
  createNews,
  createUser,
} from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsEditPage } from './news-edit-page';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';
const PATH = {
  path: '/journalist/group/:groupId/news/:newsId/edit',
  at: '/journalist/group/7/news/101/edit',
};

const ANNA = createUser({ id: 5 });

const setup = async (
  overrides: Partial<NewsItem> = {},
  level: JournalistLevel | null = JournalistLevel.Head,
) => {
  signInAs(ANNA);
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', BASE, () =>
    level === null
      ? refused(ErrorCode.TryAgainLater, '', { status: 503 })
      : ok(createGroup({ me: { level } })),
  );
  answer('get', `${BASE}/news/101`, () => ok(createNews(overrides)));
  // The checks search the group for the same title.
  answer('get', `${BASE}/news`, () => ok(page([])));
  const calls = answer('post', `${BASE}/news/101/edit`, () => ok(null));
  const view = renderWithProviders(<NewsEditPage />, {
    ...PATH,
    routes: [{ path: '/journalist/group/7/news', element: 'the list' }],
  });
  await screen.findByLabelText('Content');
  await screen.findByLabelText('Video URL');
  return { ...view, calls, save: () => view.user.click(screen.getByText('Save')) };
};

describe('editing an item', () => {
  it('shows the stored values with the addresses, images and video [RT-13, NWS-10]', async () => {
    const { container } = await setup({
      references: [{ label: 'กรมชลประทาน', link: 'https://rid.test' }],
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    });
    expect(screen.getByLabelText(/^Title/)).toHaveValue('น้ำท่วมภาคเหนือคลี่คลาย');
    expect(screen.getByLabelText('Content')).toHaveValue('เนื้อข่าว');
    expect(screen.getByLabelText(/^Category/)).toHaveDisplayValue('การเมือง');
    expect(screen.getByLabelText(/^Country/)).toHaveDisplayValue('ไทย');
    expect(screen.getByLabelText('นำแท็ก น้ำท่วม ออก')).toBeInTheDocument();
    expect(screen.getByLabelText('Link')).toHaveValue('https://rid.test');
    expect(screen.getByLabelText('Full URL')).toHaveValue('https://news.test/n/101');
    expect(screen.getByLabelText('Short URL')).toHaveValue('https://n.test/101');
    expect(screen.getByTitle('Video URL')).toBeInTheDocument();
    // The pictures are decorative, so they have no accessible name.
    // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access
    const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['/files/cover.webp', '/files/square.webp']);
  });

  it('marks Title and Markdown as required as on Create, but not the covers, which exist', async () => {
    await setup();
    expect(screen.getByLabelText('Title *')).toBeRequired();
    expect(screen.getByLabelText('Markdown *')).toBeRequired();
    expect(screen.getByLabelText('Cover image 16:9')).not.toBeRequired();
  });

  it('saves the changes without the covers, reports success and opens the list [NWS-12, NWS-13, ERR-04]', async () => {
    const { calls, save, router } = await setup();
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'หัวข้อใหม่' } });
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/journalist/group/7/news');
    expect(calls[0]?.body).toMatchObject({ title: 'หัวข้อใหม่', html: '<p>เนื้อข่าว</p>', news_id: '101' });
    expect(calls[0]?.body).not.toHaveProperty('cover');
    expect(calls[0]?.body).not.toHaveProperty('square');
  });

  it('sends an unchanged body byte for byte', async () => {
    const html = '<p class="old" >เนื้อข่าว&nbsp;<script>1</script></p>\n';
    const { calls, save } = await setup({ html });
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'หัวข้อใหม่' } });
    await save();
    await screen.findByText('แก้ไขข่าวสำเร็จ');
    expect(calls[0]?.body).toMatchObject({ html });
  });

  it('asks for missing tags, but saves [NWS-12]', async () => {
    const { calls, save } = await setup({ tags: [] });
    await save();
    expect(await screen.findByText('โปรดเพิ่มแท็ก please add tags')).toBeInTheDocument();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('requires only category, country and content [VAL-08]', async () => {
    const { calls, save } = await setup({ categoryId: 99, countryCode: 'XX', title: '', markdown: '' });
    fireEvent.change(screen.getByLabelText('Content'), { target: { value: '' } });
    await save();
    expect(await screen.findByText('โปรดเลือกหมวดหมู่ please choose category')).toBeInTheDocument();
    expect(screen.getByText('โปรดเลือกประเทศ')).toBeInTheDocument();
    expect(screen.getByText('โปรดกรอกเนื้อหาข่าว')).toBeInTheDocument();
    expect(screen.queryByText('โปรดกรอกหัวข้อข่าว')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('keeps incomplete stored values, and says so at each field [ANY-06]', async () => {
    const { calls, save } = await setup({
      publishedAt: '',
      videoUrl: 'dQw4w9WgXcQ',
      references: [{ label: 'กรมชลประทาน', link: '' }],
    });
    expect(screen.getAllByText(/ค่าที่บันทึกไว้เดิมไม่ครบถ้วน/)).toHaveLength(2);
    expect(screen.getByText(/ข่าวนี้ยังไม่มีวันที่/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'หัวข้อใหม่' } });
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ videoUrl: 'dQw4w9WgXcQ', publishedDate: '' });
    expect(calls[0]?.body).toMatchObject({ references: '[{"label":"กรมชลประทาน","link":""}]' });
  });

  it.each([
    ['names the author if the backend announces the extension', true],
    ['does not show an author without the extension', false],
  ])('%s [ANY-03]', async (_behaviour, isAnnounced) => {
    if (isAnnounced) announceExtensions('author');
    await setup({ author: { id: 3, displayName: 'มาลี ศรีสุข', avatarUrl: null } });
    const state = await screen.findByRole('group', { name: 'สถานะ' });
    expect(within(state).queryByText('มาลี ศรีสุข') !== null).toBe(isAnnounced);
    expect(state.textContent?.includes('ผู้เขียน')).toBe(isAnnounced);
  });

  it('keeps the input when the server refuses [VAL-09, ERR-02]', async () => {
    const { save } = await setup();
    answer('post', `${BASE}/news/101/edit`, () =>
      refused(ErrorCode.InvalidInput, 'ข้อมูลไม่ถูกต้อง', { errors: { title: 'หัวข้อซ้ำ' } }),
    );
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'หัวข้อใหม่' } });
    await save();
    expect(await screen.findByText('หัวข้อซ้ำ')).toBeInTheDocument();
    expect(screen.getByText('ข้อมูลไม่ถูกต้อง')).toBeInTheDocument();
    expect(screen.queryByText('Title: หัวข้อซ้ำ')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('หัวข้อใหม่');
  });

  it('shows the not-found page for an unknown item [RT-21]', async () => {
    answer('get', `${BASE}/categories`, () => ok([]));
    answer('get', '/api/news/countries', () => ok([]));
    answer('get', BASE, () => ok(createGroup()));
    answer('get', `${BASE}/news/101`, () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    renderWithProviders(<NewsEditPage />, PATH);
    expect(await screen.findByRole('heading', { name: /404/ })).toBeInTheDocument();
  });
});

const COPY = { version: 1, publishedAt: '2026-11-20T01:00:00Z', until: null, by: 'สมชาย' };
const LIVE = { status: PostStatus.Published, published: COPY, waitingSince: null };

describe('an edit of an item that readers see, on a backend with a published copy', () => {
  const change = () => fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'หัวข้อใหม่' } });

  it('says before and after that readers go on seeing the approved text, and asks nothing [PUB-02]', async () => {
    const { calls, save } = await setup(LIVE, JournalistLevel.Trainee);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'ผู้อ่านยังเห็นฉบับที่อนุมัติไว้จนกว่าการแก้ไขของคุณจะได้รับอนุมัติ',
    );
    change();
    await save();
    expect(await screen.findByText(/^ส่งการแก้ไขไปรออนุมัติแล้ว/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('says nothing of readers after a save that changes nothing [PUB-02]', async () => {
    const { save } = await setup(LIVE, JournalistLevel.Trainee);
    answer('post', `${BASE}/news/101/edit`, () => ok(createNews(LIVE)));
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(screen.queryByText(/^ส่งการแก้ไขไปรออนุมัติแล้ว/)).not.toBeInTheDocument();
  });

  it('publishes with the button of people who may approve, and says so [PUB-03]', async () => {
    announceExtensions('published-copy');
    const { user, calls } = await setup(LIVE);
    change();
    await user.click(await screen.findByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText('ผู้อ่านเห็นการแก้ไขนี้แล้ว')).toBeInTheDocument();
    expect(calls[0]?.body).not.toHaveProperty('publish');
  });

  it('says what the save did where that is another than the form said: changes wait, of somebody who may not approve any more [PUB-02, PUB-03]', async () => {
    announceExtensions('published-copy');
    const { user } = await setup(LIVE);
    const saved = { ...LIVE, title: 'หัวข้อใหม่', waitingSince: '2026-11-20T02:00:00Z' };
    answer('post', `${BASE}/news/101/edit`, () => ok(createNews(saved)));
    change();
    await user.click(await screen.findByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText(/^ส่งการแก้ไขไปรออนุมัติแล้ว/)).toBeInTheDocument();
    expect(screen.queryByText('ผู้อ่านเห็นการแก้ไขนี้แล้ว')).not.toBeInTheDocument();
  });

  it('says that changes go on waiting after a save that changes nothing, whatever its button says [PUB-03, PUB-07]', async () => {
    announceExtensions('published-copy');
    const waiting = { ...LIVE, waitingSince: '2026-11-20T02:00:00Z' };
    const { user } = await setup(waiting);
    answer('post', `${BASE}/news/101/edit`, () => ok(createNews(waiting)));
    await user.click(await screen.findByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText(/^ส่งการแก้ไขไปรออนุมัติแล้ว/)).toBeInTheDocument();
  });

  it('says nothing of readers if the item was withdrawn in the very moment of the save [PUB-06]', async () => {
    announceExtensions('published-copy');
    const { user } = await setup(LIVE);
    const saved = { ...LIVE, status: PostStatus.Hidden, waitingSince: '2026-11-20T02:00:00Z' };
    answer('post', `${BASE}/news/101/edit`, () => ok(createNews({ ...saved, title: 'หัวข้อใหม่' })));
    change();
    await user.click(await screen.findByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(screen.queryByText('ผู้อ่านเห็นการแก้ไขนี้แล้ว')).not.toBeInTheDocument();
  });

  it('says before and after that readers see it only from its Publish at on [PUB-03, PUB-11]', async () => {
    announceExtensions('published-copy');
    const scheduled = { ...LIVE, publishedAt: new Date(Date.now() + 3_600_000).toISOString() };
    const { user } = await setup(scheduled);
    expect(await screen.findByRole('note')).toHaveTextContent('ผู้อ่านจะเห็นข่าวนี้พร้อมการแก้ไขเมื่อถึงเวลาเผยแพร่เท่านั้น');
    answer('post', `${BASE}/news/101/edit`, () => ok(createNews({ ...scheduled, title: 'หัวข้อใหม่' })));
    change();
    await user.click(await screen.findByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText('ผู้อ่านจะเห็นข่าวนี้พร้อมการแก้ไขเมื่อถึงเวลาเผยแพร่')).toBeInTheDocument();
    expect(screen.queryByText('ผู้อ่านเห็นการแก้ไขนี้แล้ว')).not.toBeInTheDocument();
  });

  it('waits for approval if its menu says so [PUB-03]', async () => {
    announceExtensions('published-copy');
    const { user, calls } = await setup(LIVE);
    change();
    await user.click(await screen.findByRole('button', { name: 'บันทึกแบบอื่น' }));
    await user.click(await screen.findByRole('menuitem', { name: 'บันทึกโดยไม่เผยแพร่' }));
    expect(await screen.findByText(/^ส่งการแก้ไขไปรออนุมัติแล้ว/)).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ publish: 'false' });
  });

  it('asks before it publishes with a button that only said Save, because somebody approved it meanwhile [PUB-03]', async () => {
    announceExtensions('published-copy');
    const { user, calls, save } = await setup({ published: null });
    answer('get', `${BASE}/news/101`, () => ok(createNews(LIVE)));
    change();
    await save();
    const question = within(await screen.findByRole('dialog', { name: 'บันทึกและเผยแพร่?' }));
    expect(question.getByText(/^ข่าวนี้ได้รับการอนุมัติแล้ว/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);
    // The form now says what a save means, so that nothing is asked again.
    await user.click(await screen.findByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText('ผู้อ่านเห็นการแก้ไขนี้แล้ว')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).not.toHaveProperty('publish');
  });

  it('publishes after that question is answered with Save and publish [PUB-03]', async () => {
    announceExtensions('published-copy');
    const { user, calls, save } = await setup({ published: null });
    answer('get', `${BASE}/news/101`, () => ok(createNews(LIVE)));
    change();
    await save();
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText('ผู้อ่านเห็นการแก้ไขนี้แล้ว')).toBeInTheDocument();
    expect(calls[0]?.body).not.toHaveProperty('publish');
  });

  it('waits if the button said Save and somebody approves the item in the very moment of the save [PUB-03]', async () => {
    announceExtensions('published-copy');
    const { calls, save } = await setup({ published: null });
    change();
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ publish: 'false' });
  });

  it('waits for somebody else if the installation requires four eyes [PUB-04]', async () => {
    announceExtensions('published-copy', 'four-eyes');
    await setup(LIVE);
    expect(await screen.findByText(/^ผู้อ่านยังเห็นฉบับที่อนุมัติไว้/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'บันทึกและเผยแพร่' })).not.toBeInTheDocument();
  });

  it('is a plain save once the item is off the website [PUB-03]', async () => {
    await setup({ ...LIVE, status: PostStatus.Hidden });
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('an edit that takes the item off the website', () => {
  const published = { status: PostStatus.Published, statusText: 'Published', isApprovedLifeTime: true };

  it('asks for confirmation before, and reports it after [ANY-07]', async () => {
    const { user, calls, save } = await setup(published, JournalistLevel.Trainee);
    expect(within(screen.getByRole('group', { name: 'สถานะ' })).getByText('Published')).toBeInTheDocument();
    expect(await screen.findByText(/จะออกจากเว็บไซต์จนกว่า/)).toBeInTheDocument();
    await save();
    const cancel = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' });
    expect(calls).toHaveLength(0);
    await user.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);
    await save();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/ข่าวออกจากเว็บไซต์แล้ว/)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  const approvedMeanwhile = () => {
    answer('get', `${BASE}/news/101`, () => ok(createNews(published)));
  };

  it('asks if another person approved it while the form was open [ANY-07]', async () => {
    const { user, calls, save } = await setup({}, JournalistLevel.Trainee);
    approvedMeanwhile();
    await save();
    expect(await screen.findByText(/ข่าวจะออกจากเว็บไซต์และรออนุมัติอีกครั้ง/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/ข่าวออกจากเว็บไซต์แล้ว/)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('asks somebody who may no longer approve since the form was opened [ANY-07]', async () => {
    const { calls, save } = await setup(published);
    answer('get', BASE, () => ok(createGroup({ me: { level: JournalistLevel.Trainee } })));
    await save();
    expect(await screen.findByText(/ข่าวจะออกจากเว็บไซต์และรออนุมัติอีกครั้ง/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('asks if it was approved while the conflict dialog was open [ANY-07]', async () => {
    const { user, calls, save } = await setup({}, JournalistLevel.Trainee);
    answer('get', `${BASE}/news/101`, () => ok(createNews({ title: 'หัวข้อของเขา' })));
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'หัวข้อของฉัน' } });
    await save();
    const conflict = within(await screen.findByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' }));
    approvedMeanwhile();
    await user.click(await conflict.findByRole('radio', { name: 'ของฉัน' }));
    await user.click(conflict.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/ข่าวจะออกจากเว็บไซต์และรออนุมัติอีกครั้ง/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('keeps what another person saves while it asks, on a backend that compares no version', async () => {
    const { user, calls, save } = await setup(published, JournalistLevel.Trainee);
    await save();
    const question = within(await screen.findByRole('dialog'));
    answer('get', `${BASE}/news/101`, () => ok(createNews({ ...published, title: 'หัวข้อของเขา' })));
    await user.click(question.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/ข่าวออกจากเว็บไซต์แล้ว/)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ title: 'หัวข้อของเขา' })]);
  });

  it('does not ask if another person took it off while the form was open', async () => {
    const { calls, save } = await setup(published, JournalistLevel.Trainee);
    answer('get', `${BASE}/news/101`, () => ok(createNews()));
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(screen.queryByText(/ข่าวออกจากเว็บไซต์แล้ว/)).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('asks if the level of the editor is unknown, because the group could not be loaded', async () => {
    const { calls, save } = await setup(published, null);
    await save();
    expect(await screen.findByText(/ข่าวจะออกจากเว็บไซต์และรออนุมัติอีกครั้ง/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('does not ask people who may approve, nor for a draft', async () => {
    const { calls, save } = await setup(published);
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(screen.queryByText(/ข่าวออกจากเว็บไซต์แล้ว/)).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});

describe('saving an item that another person has saved meanwhile', () => {
  const editing = async (opened: Partial<NewsItem>, now: Partial<NewsItem>) => {
    const view = await setup(opened);
    serverHas({ ...opened, ...now });
    return view;
  };
  const serverHas = (overrides: Partial<NewsItem>) =>
    answer('get', `${BASE}/news/101`, () => ok(createNews(overrides)));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('keeps both changes in different fields and reports it without a question', async () => {
    const { calls, save } = await editing(
      { tags: [{ name: 'น้ำ' }] },
      { title: 'หัวข้อของเขา', tags: [{ name: 'น้ำ' }, { name: 'ฝน' }], coverImageUrl: '/files/new.webp' },
    );
    type(/^Meta Title/, 'ของฉัน');
    await save();
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ title: 'หัวข้อของเขา', metaTitle: 'ของฉัน', tags: 'น้ำ,ฝน' });
    expect(calls[0]?.body).not.toHaveProperty('cover');
    expect(screen.getByText(/Title, Cover image 16:9, Tags/)).toBeInTheDocument();
  });

  it('shows what they changed and asks before it publishes that, because the form does not show it [PUB-01, PUB-03]', async () => {
    announceExtensions('published-copy');
    const waiting = { ...LIVE, waitingSince: '2026-11-20T02:00:00Z' };
    const { user, calls } = await editing(LIVE, { ...waiting, html: '<p>ของเขา</p>' });
    type(/^Title/, 'หัวข้อของฉัน');
    const press = async () => user.click(await screen.findByRole('button', { name: 'บันทึกและเผยแพร่' }));
    await press();
    const question = () => screen.findByRole('dialog', { name: 'บันทึกและเผยแพร่?' });
    const asked = within(await question());
    const change = await asked.findByRole('group', { name: 'Content' });
    await waitFor(() => expect(changeIn(change).added).toEqual(['ของเขา']));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toHaveLength(0);
    expect(screen.getByLabelText('Title *')).toHaveValue('หัวข้อของฉัน');
    await press();
    await user.click(within(await question()).getByRole('button', { name: 'บันทึกและเผยแพร่' }));
    expect(await screen.findByText('ผู้อ่านเห็นการแก้ไขนี้แล้ว')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toMatchObject([{ title: 'หัวข้อของฉัน', html: '<p>ของเขา</p>' }]);
    expect(calls[0]?.body).not.toHaveProperty('publish');
  });

  it('asks nothing of what they changed if the save is held back from readers [PUB-03]', async () => {
    announceExtensions('published-copy');
    const { user, calls } = await editing(LIVE, { ...LIVE, html: '<p>ของเขา</p>' });
    type(/^Title/, 'หัวข้อของฉัน');
    await user.click(await screen.findByRole('button', { name: 'บันทึกแบบอื่น' }));
    await user.click(await screen.findByRole('menuitem', { name: 'บันทึกโดยไม่เผยแพร่' }));
    expect(await screen.findByText(/^ส่งการแก้ไขไปรออนุมัติแล้ว/)).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ html: '<p>ของเขา</p>', publish: 'false' });
  });

  it('shows a conflict in place, asks whose change to keep, and saves the choice [HIS-02]', async () => {
    const { user, calls, save } = await editing({}, { title: 'หัวข้อของเขา', html: '<p>ของเขา</p>' });
    type(/^Title/, 'หัวข้อของฉัน');
    type('Content', 'ของฉัน');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' }));
    const change = async (name: string) =>
      changeIn(await dialog.findByRole('group', { name: `${name}: ของฉัน → ของผู้อื่น` }));
    expect(await change('Title')).toEqual({ removed: ['ฉัน'], added: ['เขา'] });
    await waitFor(async () => expect(await change('Content')).toEqual({ removed: ['ฉัน'], added: ['เขา'] }));
    const [titleTheirs] = dialog.getAllByRole('radio', { name: 'ของผู้อื่น' });
    const [, contentMine] = dialog.getAllByRole('radio', { name: 'ของฉัน' });
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    if (titleTheirs) await user.click(titleTheirs);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(dialog.getByText('โปรดเลือกให้ครบทุกช่อง')).toBeVisible();
    if (contentMine) await user.click(contentMine);
    expect(dialog.queryByText('โปรดเลือกให้ครบทุกช่อง')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('แก้ไขข่าวสำเร็จ')).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ title: 'หัวข้อของเขา', html: '<p>ของฉัน</p>' });
  });

  it('changes nothing if the conflict dialog is cancelled', async () => {
    const { user, calls, save } = await editing({}, { title: 'หัวข้อของเขา' });
    type(/^Title/, 'หัวข้อของฉัน');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/ข่าวยังไม่ได้บันทึก$/)).toBeInTheDocument();
    expect(screen.getByLabelText('Title *')).toHaveValue('หัวข้อของฉัน');
    expect(calls).toHaveLength(0);
  });

  it('also asks about changes that the same person saved in another tab', async () => {
    const otherTab = await setup();
    type(/^Title/, 'จากอีกแท็บ');
    await otherTab.save();
    await screen.findByText('แก้ไขข่าวสำเร็จ');
    otherTab.unmount();
    const { calls, save } = await editing({}, { title: 'จากอีกแท็บ' });
    type(/^Title/, 'จากแท็บนี้');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' }));
    const change = changeIn(await dialog.findByRole('group', { name: 'Title: ของฉัน → ของผู้อื่น' }));
    expect(change.added.join()).toContain('อีก');
    expect(calls).toHaveLength(0);
  });

  it('saves nothing if the item cannot be reloaded, and keeps the input', async () => {
    const { calls, save } = await editing({}, {});
    answer('get', `${BASE}/news/101`, () => refused(ErrorCode.TryAgainLater, 'ระบบไม่ว่าง', { status: 503 }));
    type(/^Title/, 'หัวข้อของฉัน');
    await save();
    expect(await screen.findAllByText('ระบบไม่ว่าง')).not.toHaveLength(0);
    expect(calls).toHaveLength(0);
    expect(screen.getByLabelText(/^Title/)).toHaveValue('หัวข้อของฉัน');
  });
});
