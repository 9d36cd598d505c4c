import { fireEvent, screen } from '@testing-library/react';

import { listEntriesOf } from '@/shared/draft/draft-database';
import { answer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { openEditForm } from './open-edit-form';

/** Opens the edit form of item 101, types into a field and leaves at once. Returns a function that reads the stored drafts. */
export const typeAndLeave = async (label: string | RegExp, value: string) => {
  signInAs({ id: 5 });
  answer('get', '/api/news/journalist/7/categories', () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', '/api/news/journalist/7/news/101', () => ok(createNews()));
  const { unmount } = await openEditForm();
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  unmount();
  return () => listEntriesOf(5);
};
