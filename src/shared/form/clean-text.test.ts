import { object } from 'yup';

import { faultsIn } from '@/shared/testing/faults-in';

import { boxText, lineText } from './clean-text';

const schema = object({ name: lineText().required('no name'), text: boxText().required('no text') });

describe('a text of a form', () => {
  it.each([' ', '\u200b', '\u2060\n', '\u3164', '\u2800', '\u0008'])(
    'is required to be seen: %j [SAF-09]',
    (text) => {
      expect(faultsIn(schema, { name: text, text })).toEqual({ name: 'no name', text: 'no text' });
    },
  );

  it('is sent as the server stores it', () => {
    const typed = { name: ' น้ำ\u200bท่วม\u0008 ', text: ' one\ntwo\u200b\n' };
    expect(schema.cast(typed)).toEqual({ name: 'น้ำท่วม', text: 'one\ntwo\u200b' });
    expect(faultsIn(schema, {})).toEqual({ name: 'no name', text: 'no text' });
  });
});
