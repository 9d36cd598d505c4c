import 'fake-indexeddb/auto';

import { waitFor } from '@testing-library/react';

import { typeAndLeave } from '../testing/type-and-leave';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));
// The form as it is before the fields after the text have rendered.
jest.mock('./draft-bar', () => ({ DraftBar: () => null }));

describe('a form that is left before all of it has rendered', () => {
  it('keeps what was typed', async () => {
    const drafts = await typeAndLeave(/^Title/, 'เพิ่งพิมพ์');
    const kept = { form: 'edit:101', values: { title: 'เพิ่งพิมพ์' } };
    await waitFor(async () => expect(await drafts()).toMatchObject([kept]));
  });
});
