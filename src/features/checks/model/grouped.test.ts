import { finding } from '../rules/finding';

import { grouped } from './grouped';

const here = { field: 'html', text: 'a' } as const;
const first = finding('leftover', here, 'TODO');
const other = finding('no-tag', { field: 'tags' });

const groupsOf = (...findings: Parameters<typeof grouped>[0]) =>
  grouped(findings, ({ code, detail }) => `${code} ${detail}`);

describe('findings with the same message', () => {
  it('are one group with the severity of their check, in the order in which they were found', () => {
    const again = finding('leftover', { field: 'html', text: 'b' }, 'TODO');
    const different = finding('leftover', here, 'TBD');
    const note = finding('mixed-digits', here);
    expect(groupsOf(first, other, again, different, note)).toEqual([
      { severity: 'warning', what: 'leftover TODO', findings: [first, again] },
      { severity: 'warning', what: 'no-tag ', findings: [other] },
      { severity: 'warning', what: 'leftover TBD', findings: [different] },
      { severity: 'note', what: 'mixed-digits ', findings: [note] },
    ]);
  });

  it.each([[{ ...here, field: 'title' }], [{ ...here, text: 'b' }], [{ ...here, media: '/a.png' }]] as const)(
    'count each place once, and this is another place: %j',
    (place) => {
      const elsewhere = finding('leftover', place, 'TODO');
      expect(groupsOf(first, { ...first }, elsewhere, { ...elsewhere })).toMatchObject([
        { findings: [first, elsewhere] },
      ]);
    },
  );
});
