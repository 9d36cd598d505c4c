import { createFormBudget, OF_ALL } from './form-budget';

const SMALL = 1_000;

describe('the forms that are sent at a time', () => {
  it('are two of a person, and become free again [SEC-04]', () => {
    const { enter } = createFormBudget();
    const [leave] = [enter(1, SMALL), enter(1, SMALL)];
    expect(enter(1, SMALL)).toBeUndefined();
    leave?.();
    expect(enter(1, SMALL)).toBeDefined();
  });

  it.each([
    ['number', OF_ALL.forms, SMALL],
    ['size', 16, OF_ALL.bytes / 16],
  ])('are limited in their %s for all people', (_what, forms, bytes) => {
    const { enter } = createFormBudget();
    const leave = Array.from({ length: forms }, (_, person) => enter(person, bytes));
    expect(leave.every(Boolean)).toBe(true);
    expect(enter(forms, bytes)).toBeUndefined();
    leave[0]?.();
    expect(enter(forms, bytes)).toBeDefined();
  });

  it('are counted while they are read, and so are those that were refused [CON-08]', () => {
    const { enter, counts } = createFormBudget();
    const leave = [enter(1, SMALL), enter(1, SMALL)];
    enter(1, SMALL);
    expect(counts()).toEqual({ forms: 2, bytes: 2 * SMALL, refused: 1 });
    for (const one of leave) one?.();
    expect(counts()).toEqual({ forms: 0, bytes: 0, refused: 1 });
  });

  it('leave a place for everybody else when some people send two [SAF-11]', () => {
    const { enter } = createFormBudget();
    for (let person = 0; person < OF_ALL.forms / 2; person += 1) {
      enter(person, SMALL);
      enter(person, SMALL);
    }
    const others = Array.from({ length: 15 }, (_, person) => enter(1_000 + person, SMALL));
    expect(others.every(Boolean)).toBe(true);
  });
});
