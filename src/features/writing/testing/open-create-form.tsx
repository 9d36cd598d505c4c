import { fireEvent, screen } from '@testing-library/react';

import { newsTrail } from '@/features/news/testing/news-trail';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createCategory, createCountry, createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsCreatePage } from '../pages/news-create-page';

/** The API path of the group in which the item is written. */
export const BASE = '/api/news/journalist/7';
const image = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** Opens the form for a new item; `fill` enters the required values. */
export const openCreateForm = async (
  countries = [createCountry({ label: 'ไทย', code: 'TH' })],
  { query = '', userId = 1 } = {},
) => {
  signInAs({ id: userId });
  answer('get', `${BASE}/categories`, () =>
    ok([createCategory({ id: 11, name: 'การเมือง' }), createCategory({ id: 12, name: 'เศรษฐกิจ' })]),
  );
  answer('get', '/api/news/countries', () => ok(countries));
  answer('get', BASE, () => ok(createGroup()));
  // The checks search the group for the same title.
  answer('get', `${BASE}/news`, () => ok(page([])));
  const view = renderWithProviders(<NewsCreatePage />, {
    path: '/journalist/group/:groupId/news/create',
    at: `/journalist/group/7/news/create${query}`,
    trail: newsTrail,
    routes: [
      { path: '/journalist/group/7/news', element: 'the list' },
      { path: '/journalist/group/7/news/:newsId', element: 'the review' },
    ],
  });
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  await screen.findByLabelText(/^Title/);
  await screen.findByLabelText('Video URL');
  const { user } = view;
  const save = () => user.click(screen.getByText('Save'));
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fill = async () => {
    enter(/^Title/, 'น้ำท่วม');
    enter(/^Markdown/, 'สรุป');
    enter(/^Category/, '12');
    enter(/^Country/, 'TH');
    enter(/^Content/, 'เนื้อข่าว');
    await user.upload(screen.getByLabelText(/^Cover image 16:9/), image('cover.png'));
    await user.upload(screen.getByLabelText(/^Cover image 1:1/), image('square.png'));
  };
  return { ...view, save, enter, fill };
};
