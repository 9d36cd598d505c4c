import 'fake-indexeddb/auto';

import { fireEvent, screen, within } from '@testing-library/react';

import { type NewsFormValues, toFormValues } from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { answer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openEditForm } from '../testing/open-edit-form';

import { writeNewsBackup } from './backup';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';
const CHOICES = { categories: [createCategory()], countries: [createCountry()] };
let writer = 0;

/** Opens the edit form of item 101 as a person without drafts. */
const setup = async (overrides: Partial<NewsItem> = {}) => {
  signInAs({ id: (writer += 1) });
  answer('get', `${BASE}/categories`, () => ok(CHOICES.categories));
  answer('get', '/api/news/countries', () => ok(CHOICES.countries));
  const news = createNews(overrides);
  answer('get', `${BASE}/news/101`, () => ok(news));
  const view = await openEditForm();
  const choose = (content: string) => {
    const file = new File([content], 'backup.json', { type: 'application/json' });
    // jsdom cannot read its own File objects.
    file.text = () => Promise.resolve(content);
    fireEvent.change(screen.getByLabelText('เปิดไฟล์สำเนา'), { target: { files: [file] } });
  };
  const backup = (changes: Partial<NewsFormValues>, about = { groupId: 7, newsId: 101 }) =>
    writeNewsBackup({ ...toFormValues(news, CHOICES), ...changes }, about);
  return { ...view, news, choose, backup };
};

const opened = () => screen.findByRole('dialog', { name: 'เปิดไฟล์สำเนา' });

describe('opening a backup file in a news form', () => {
  it('shows the differences, applies them, and undoes them with one click', async () => {
    const { user, choose, backup } = await setup();
    choose(await backup({ title: 'จากไฟล์' }));
    const dialog = within(await opened());
    const title = within(dialog.getByRole('region', { name: 'Title' }));
    expect(title.getByText(/ในไฟล์/)).toBeInTheDocument();
    expect(title.getByText('จากไฟล์')).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
    await user.click(dialog.getByText('นำไปใช้'));
    expect(await screen.findByDisplayValue('จากไฟล์')).toBeInTheDocument();
    await user.click(await screen.findByText('ยกเลิกการกู้คืน'));
    expect(await screen.findByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
  });

  it('changes nothing after Cancel', async () => {
    const { user, choose, backup } = await setup();
    choose(await backup({ title: 'จากไฟล์' }));
    await user.click(within(await opened()).getByText('Cancel'));
    expect(screen.getByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
    expect(screen.queryByText('ยกเลิกการกู้คืน')).not.toBeInTheDocument();
  });

  it('leaves out what the article of the file hides, names it, and puts it in when that is wanted [PST-01]', async () => {
    const { user, choose, backup } = await setup();
    choose(await backup({ html: '<p>ก<span style="display:none">ลับ</span>ข</p>' }));
    const dialog = within(await opened());
    expect(dialog.queryByText(/ลับ/)).not.toBeInTheDocument();
    await user.click(dialog.getByText('นำไปใช้'));
    await user.click(await screen.findByText('ใส่ด้วย'));
    await user.click(within(await opened()).getByText('นำไปใช้'));
    expect(await screen.findByDisplayValue(/ลับ/)).toBeInTheDocument();
  });

  it('says that the file belongs to another item', async () => {
    const { choose, backup } = await setup();
    choose(await backup({ title: 'ของข่าวอื่น' }, { groupId: 7, newsId: 102 }));
    expect(
      within(await opened()).getByText('ไฟล์นี้บันทึกจากข่าวอื่นหรือกลุ่มอื่น', { exact: false }),
    ).toBeInTheDocument();
  });

  it('says which fields the file lacks, and leaves them empty', async () => {
    const { user, choose, backup } = await setup();
    const file = JSON.parse(await backup({ title: 'จากไฟล์เก่า' })) as { values: object }; // written by writeNewsBackup
    choose(JSON.stringify({ ...file, values: { ...file.values, markdown: undefined, cover: undefined } }));
    const dialog = within(await opened());
    // A cover stays as it is in the form.
    expect(dialog.getByText('ไฟล์นี้ไม่มีข้อมูลของ Markdown ช่องเหล่านี้จะว่างหลังกด “นำไปใช้”')).toBeInTheDocument();
    await user.click(dialog.getByText('นำไปใช้'));
    expect(await screen.findByDisplayValue('จากไฟล์เก่า')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Markdown/)).toHaveValue('');
  });

  it('says which choices of the file are no longer offered', async () => {
    const { choose, backup } = await setup();
    choose(await backup({ title: 'จากไฟล์', categoryId: 99, countryCode: 'XX' }));
    expect(within(await opened()).getAllByText(/เดิมไม่มีให้เลือกแล้ว/)).toHaveLength(2);
  });

  it('says that the file equals the form, and changes nothing', async () => {
    const { choose, backup } = await setup();
    choose(await backup({}));
    expect(await screen.findByText(/เหมือนกับในฟอร์มทุกอย่าง/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a file of another kind', '{}', /ไม่ใช่ไฟล์สำเนา/],
    ['a backup file of a later version', '{"format":"newsdesk-news","version":2}', /รุ่นใหม่กว่า/],
    ['a damaged backup file', '{"format":"newsdesk-news","version":1,"values":{}}', /อ่านไฟล์สำเนาไม่ได้.*Title/],
  ])('is refused for %s', async (_, content, sentence) => {
    const { choose } = await setup();
    choose(content);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('saving a backup file from a news form', () => {
  it('writes the values of the form, with the title in the file name', async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`; // always a Blob here
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await setup();
    fireEvent.change(screen.getByLabelText('Title *'), { target: { value: 'เก็บไว้' } });
    await user.click(screen.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }));
    await user.click(await screen.findByRole('menuitem', { name: 'บันทึกไฟล์สำเนา' }));
    await screen.findByRole('button', { name: 'คำสั่งเพิ่มเติม' });
    expect(names).toEqual([expect.stringMatching(/^เก็บไว้ \d{4}-\d\d-\d\d \d{4}\.json$/)]);
    expect(blobs.map(({ type }) => type)).toEqual(['application/json']);
    click.mockRestore();
  });
});
