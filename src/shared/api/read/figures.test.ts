import { readFigures } from './figures';

describe('figures, as a backend may send them', () => {
  it.each([null, undefined, 'x', [], {}, { days: 7, writers: null, decided: 'x' }])(
    'are empty for %j [ANY-02]',
    (data) => {
      expect(readFigures(data)).toEqual({ days: [], decided: 0, medianHours: null, leftOut: 0, writers: [] });
    },
  );

  it('leave out invalid days and writers without a median [ANY-02]', () => {
    const { days, writers } = readFigures({
      days: [{ day: 'soon', published: 1 }, { day: '2026-11-23', published: '4' }, null],
      writers: [{ id: 'w/1', medianHours: 2 }, { id: 2, name: 'ข', medianHours: null }, { medianHours: 1 }],
    });
    expect(days).toEqual([{ day: '2026-11-23', published: 4 }]);
    expect(writers).toEqual([{ id: 'w/1', name: 'w/1', decided: 0, published: 0, medianHours: 2 }]);
  });
});
