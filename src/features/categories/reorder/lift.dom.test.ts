import { createLift } from './lift';

/** A table of three rows, and what the lift reports about them. */
const setup = () => {
  document.body.innerHTML = '<table><tbody><tr id="a"></tr><tr id="b"></tr><tr id="c"></tr></tbody></table>';
  const [first, second, third] = document.querySelectorAll('tr');
  if (!first || !second || !third) throw new Error('no rows');
  const told: string[] = [];
  const lift = createLift({
    isBusy: () => false,
    onLift: (row) => told.push(`lift ${row.id}`),
    onOver: (row, over) => told.push(`${row.id} over ${over.id}`),
    onDrop: (row, over) => told.push(`${row.id} dropped at ${over.id}`),
    onCancel: (row) => told.push(`${row.id} put back`),
  });
  const marks = () =>
    [first, second, third].map((row) =>
      [row.dataset['lifted'] === undefined ? '' : 'lifted', row.dataset['drop'] ?? ''].join(''),
    );
  return { lift, told, marks, first, second, third };
};

describe('a lifted row', () => {
  it('is marked, and at first is itself the row whose place it would take', () => {
    const { lift, told, marks, second } = setup();
    expect([lift.row(), lift.over()]).toEqual([null, null]);
    lift.start(second);
    expect([lift.row(), lift.over()]).toEqual([second, second]);
    expect(marks()).toEqual(['', 'lifted', '']);
    expect(told).toEqual(['lift b']);
  });

  it('marks the edge at which it would be put, on one row at a time', () => {
    const { lift, told, marks, first, second, third } = setup();
    lift.start(second);
    lift.moveOver(third);
    expect(marks()).toEqual(['', 'lifted', 'after']);
    lift.moveOver(first);
    expect(marks()).toEqual(['before', 'lifted', '']);
    lift.moveOver(first);
    lift.moveOver(second);
    expect(marks()).toEqual(['', 'lifted', '']);
    expect(told).toEqual(['lift b', 'b over c', 'b over a', 'b over b']);
  });

  it('is dropped at the row below it, and nothing stays marked', () => {
    const { lift, told, marks, first, third } = setup();
    lift.start(first);
    lift.moveOver(third);
    lift.drop();
    expect(told.at(-1)).toBe('a dropped at c');
    expect(marks()).toEqual(['', '', '']);
    expect([lift.row(), lift.over()]).toEqual([null, null]);
  });

  it.each([
    ['is dropped on itself', () => undefined],
    [
      'left the table meanwhile',
      ({ first, second, lift }: ReturnType<typeof setup>) => {
        lift.moveOver(second);
        first.remove();
      },
    ],
    [
      'was over a row that left the table',
      ({ second, lift }: ReturnType<typeof setup>) => {
        lift.moveOver(second);
        second.remove();
      },
    ],
  ])('is put back if it %s', (_, happen) => {
    const table = setup();
    table.lift.start(table.first);
    happen(table);
    table.lift.drop();
    expect(table.told.at(-1)).toBe('a put back');
    expect(table.marks()).toEqual(['', '', '']);
  });

  it('is put back when the lift is cancelled', () => {
    const { lift, told, marks, first, second } = setup();
    lift.start(first);
    lift.moveOver(second);
    lift.cancel();
    expect(told.at(-1)).toBe('a put back');
    expect(marks()).toEqual(['', '', '']);
    expect(lift.row()).toBeNull();
  });

  it('is needed for everything else', () => {
    const { lift, told, marks, first } = setup();
    lift.moveOver(first);
    lift.drop();
    lift.cancel();
    expect(told).toEqual([]);
    expect(marks()).toEqual(['', '', '']);
  });
});
