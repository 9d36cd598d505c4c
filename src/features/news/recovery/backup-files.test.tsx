import 'fake-indexeddb/auto';

import { fireEvent, screen, within } from '@testing-library/react';

import type { NewsItem } from '@/shared/contract';
import { answer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { toFormValues, type NewsFormValues } from '../fields/news-form-values';
import { openEditForm } from '../testing/open-edit-form';

import { writeNewsBackup } from './backup';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('../testing/plain-editor'));
// The calendar is a hundred elements that no test here looks at.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';
const CHOICES = { categories: [createCategory()], countries: [createCountry()] };
let writer = 0;

/** Opens the edit form of item 101, as somebody who never wrote here. */
const setup = async (overrides: Partial<NewsItem> = {}) => {
  signInAs({ id: (writer += 1) });
  answer('get', `${BASE}/categories`, () => ok(CHOICES.categories));
  answer('get', '/api/news/countries', () => ok(CHOICES.countries));
  const news = createNews(overrides);
  answer('get', `${BASE}/news/101`, () => ok(news));
  const view = await openEditForm();
  const choose = (content: string) => {
    const file = new File([content], 'backup.json', { type: 'application/json' });
    // jsdom's own files cannot be read.
    file.text = () => Promise.resolve(content);
    fireEvent.change(screen.getByLabelText('Open a backup file'), { target: { files: [file] } });
  };
  const backup = (changes: Partial<NewsFormValues>, about = { groupId: 7, newsId: 101 }) =>
    writeNewsBackup({ ...toFormValues(news, CHOICES), ...changes }, about);
  return { ...view, news, choose, backup };
};

const opened = () => screen.findByRole('dialog', { name: 'Open a backup file' });

describe('a backup file that is opened in a news form', () => {
  it('shows what it would change, puts it in, and is taken out again by one undo', async () => {
    const { user, choose, backup } = await setup();
    choose(await backup({ title: 'จากไฟล์' }));
    const dialog = within(await opened());
    const title = within(dialog.getByRole('region', { name: 'Title' }));
    expect(title.getByText(/In the file/)).toBeInTheDocument();
    expect(title.getByText('จากไฟล์')).toBeInTheDocument();
    expect(screen.getByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
    await user.click(dialog.getByText('Apply'));
    expect(await screen.findByDisplayValue('จากไฟล์')).toBeInTheDocument();
    await user.click(await screen.findByText('Undo restore'));
    expect(await screen.findByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
  });

  it('is put away with Cancel, and changes nothing', async () => {
    const { user, choose, backup } = await setup();
    choose(await backup({ title: 'จากไฟล์' }));
    await user.click(within(await opened()).getByText('Cancel'));
    expect(screen.getByDisplayValue('น้ำท่วมภาคเหนือคลี่คลาย')).toBeInTheDocument();
    expect(screen.queryByText('Undo restore')).not.toBeInTheDocument();
  });

  it('says that it was written for other news', async () => {
    const { choose, backup } = await setup();
    choose(await backup({ title: 'ของข่าวอื่น' }, { groupId: 7, newsId: 102 }));
    expect(
      within(await opened()).getByText('ไฟล์นี้บันทึกจากข่าวอื่นหรือกลุ่มอื่น', { exact: false }),
    ).toBeInTheDocument();
  });

  it('says which of its choices are no longer offered', async () => {
    const { choose, backup } = await setup();
    choose(await backup({ title: 'จากไฟล์', categoryId: 99, countryCode: 'XX' }));
    expect(within(await opened()).getAllByText(/เดิมไม่มีให้เลือกแล้ว/)).toHaveLength(2);
  });

  it('that holds what the form holds changes nothing, and says so', async () => {
    const { choose, backup } = await setup();
    choose(await backup({}));
    expect(await screen.findByText(/เหมือนกับในฟอร์มทุกอย่าง/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['no backup file', '{}', /ไม่ใช่ไฟล์สำรอง/],
    ['one of a later version', '{"format":"newsdesk-news","version":2}', /รุ่นใหม่กว่า/],
    ['a damaged one', '{"format":"newsdesk-news","version":1,"values":{}}', /อ่านไฟล์สำรองไม่ได้.*Title/],
  ])('is refused where it is %s', async (_, content, sentence) => {
    const { choose } = await setup();
    choose(content);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a backup file that is saved from a news form', () => {
  it('holds what the form holds, under the title of the news', async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`; // only files are saved here
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await setup();
    fireEvent.change(screen.getByLabelText('Title *'), { target: { value: 'เก็บไว้' } });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save a backup file' }));
    await screen.findByRole('button', { name: 'More actions' });
    expect(names).toEqual([expect.stringMatching(/^เก็บไว้ \d{4}-\d\d-\d\d \d{4}\.json$/)]);
    expect(blobs.map(({ type }) => type)).toEqual(['application/json']);
    click.mockRestore();
  });
});
