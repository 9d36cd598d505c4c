import 'fake-indexeddb/auto';

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { choicesIn } from '@/features/news/testing/change-in';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { announceExtensions, answer, apiServer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openEditForm } from '../testing/open-edit-form';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';

const setup = async () => {
  signInAs({ id: 9 });
  announceExtensions('versions');
  await loadRuntimeConfig();
  const item = createNews();
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', `${BASE}/news/101`, () => ok(item));
  const html = '<p>ฝนเดิม</p><p>น้ำท่วมภาคใต้</p>';
  const old = { ...item, html, title: 'หัวข้อเดิม', metaTitle: 'เมตาเดิม', coverImageUrl: '/files/old.webp' };
  answer('get', `${BASE}/news/101/versions/2`, () => ok({ number: 2, content: old }));
  const picture = new HttpResponse('picture', { headers: { 'content-type': 'image/webp' } });
  apiServer.use(http.get('*/files/old.webp', () => picture.clone()));
  const calls = answer('post', `${BASE}/news/101/edit`, () => ok(null));
  const { user } = await openEditForm('?version=2');
  const dialog = within(await screen.findByRole('dialog', { name: 'นำรุ่นเก่ากลับมา' }));
  return { user, dialog, calls };
};

const titleBox = () => screen.getByRole('textbox', { name: /^Title/, hidden: true });

describe('bringing a version back into the form', () => {
  it('changes nothing before it is accepted, then fills the form; the save records the origin [HIS-03]', async () => {
    const { user, dialog, calls } = await setup();
    expect(titleBox()).toHaveValue('น้ำท่วมภาคเหนือคลี่คลาย');
    await user.click(dialog.getByRole('button', { name: 'นำกลับมา' }));
    await waitFor(() => expect(titleBox()).toHaveValue('หัวข้อเดิม'));
    expect(calls).toEqual([]);
    await user.click(await screen.findByText('Save'));
    expect(await screen.findByText('the list')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({
      title: 'หัวข้อเดิม',
      metaTitle: 'เมตาเดิม',
      reason: 'restore',
      from_version: '2',
      cover: expect.objectContaining({ name: 'old.webp' }) as File,
    });
  });

  it('brings back only the selected fields, and Undo removes them again [HIS-03]', async () => {
    const { user, dialog, calls } = await setup();
    await user.click(dialog.getByRole('checkbox', { name: 'นำ Title กลับมา' }));
    await user.click(dialog.getByRole('checkbox', { name: 'นำ Cover image 16:9 กลับมา' }));
    await user.click(dialog.getByRole('button', { name: 'นำกลับมา' }));
    const metaTitle = () => screen.getByRole('textbox', { name: /^Meta Title/, hidden: true });
    await waitFor(() => expect(metaTitle()).toHaveValue('เมตาเดิม'));
    expect(titleBox()).toHaveValue('น้ำท่วมภาคเหนือคลี่คลาย');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByText('ยกเลิกการกู้คืน'));
    await waitFor(() => expect(metaTitle()).not.toHaveValue('เมตาเดิม'));
    await user.click(await screen.findByText('Save'));
    expect(await screen.findByText('the list')).toBeVisible();
    expect(calls[0]?.body).not.toHaveProperty('reason');
    expect(calls[0]?.body).not.toHaveProperty('cover');
  });

  it('brings back only the selected paragraphs [HIS-03]', async () => {
    const { user, dialog, calls } = await setup();
    const boxes = await waitFor(() => {
      const found = choicesIn(dialog.getByRole('group', { name: 'Content' }));
      expect(found).not.toHaveLength(0);
      return found;
    });
    expect(boxes.map(({ ariaLabel }) => ariaLabel)).toEqual([
      ...['นำกลับมา: ฝนเดิม', 'นำกลับมา: น้ำท่วมภาคใต้', 'นำกลับมา: เนื้อข่าว'],
    ]);
    // Accept the old paragraph, reject the other change and keep the current paragraph.
    for (const box of boxes.slice(1)) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'นำกลับมา' }));
    await user.click(await screen.findByText('Save'));
    expect(await screen.findByText('the list')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ html: '<p>ฝนเดิม</p><p>เนื้อข่าว</p>', reason: 'restore' });
  });
});
