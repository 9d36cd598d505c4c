import 'fake-indexeddb/auto';

import { waitFor } from '@testing-library/react';

import { typeAndLeave } from '../testing/type-and-leave';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));
// The form as it is before it has rendered the typed body.
jest.mock('./keep-draft', () => ({ KeepDraft: () => null }));

describe('a form that is left right after a key in the body', () => {
  it('keeps what was typed', async () => {
    const drafts = await typeAndLeave('Content', 'เพิ่งพิมพ์');
    const kept = { form: 'edit:101', values: { html: '<p>เพิ่งพิมพ์</p>' } };
    await waitFor(async () => expect(await drafts()).toMatchObject([kept]));
  });
});
