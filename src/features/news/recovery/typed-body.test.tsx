import 'fake-indexeddb/auto';

import { fireEvent, screen, waitFor } from '@testing-library/react';

import { listEntriesOf } from '@/shared/draft/draft-database';
import { answer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openEditForm } from '../testing/open-edit-form';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('../testing/plain-editor'));
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));
// The form as it is before it has rendered the typed body.
jest.mock('./keep-draft', () => ({ KeepDraft: () => null }));

describe('a form that is left right after a key in the body', () => {
  it('keeps what was typed', async () => {
    signInAs({ id: 5 });
    answer('get', '/api/news/journalist/7/categories', () => ok([createCategory()]));
    answer('get', '/api/news/countries', () => ok([createCountry()]));
    answer('get', '/api/news/journalist/7/news/101', () => ok(createNews()));
    const { unmount } = await openEditForm();
    fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'เพิ่งพิมพ์' } });
    unmount();
    await waitFor(async () =>
      expect(await listEntriesOf(5)).toMatchObject([{ form: 'edit:101', values: { html: '<p>เพิ่งพิมพ์</p>' } }]),
    );
  });
});
