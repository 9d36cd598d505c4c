import 'fake-indexeddb/auto';

import { fireEvent, screen } from '@testing-library/react';

import { listEntries } from '@/shared/draft/draft-database';
import { answer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openEditForm } from '../testing/open-edit-form';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';

const setup = async () => {
  signInAs({ id: 5 });
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', `${BASE}/news/101`, () => ok(createNews()));
  await openEditForm();
};

describe('a form that is saved without a pause in typing', () => {
  it('stores its draft before the request is sent, because the response may be lost', async () => {
    await setup();
    const kept: unknown[] = [];
    answer('post', `${BASE}/news/101/edit`, async () => {
      kept.push(...(await listEntries(5, 'edit:101')));
      return ok(null);
    });
    fireEvent.change(screen.getByLabelText('Title *'), { target: { value: 'ตัวสุดท้าย' } });
    fireEvent.click(screen.getByText('Save'));
    expect(await screen.findByText('the list')).toBeInTheDocument();
    expect(kept).toMatchObject([{ values: { title: 'ตัวสุดท้าย' } }]);
  });
});
