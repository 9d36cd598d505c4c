import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { said, startOfDay, useUrlFilter } from './url-filter';

describe('a day of an address', () => {
  const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

  it('begins at midnight in the newsroom, as do the days behind it', () => {
    expect(startOfDay('2026-11-23')).toBe(local(2026, 11, 23));
    expect(startOfDay('2026-12-31', 1)).toBe(local(2027, 1, 1));
  });

  it.each([null, '', '2026-11', '2026-99-99', '2026-11-23T00:00', 'x2026-11-23'])(
    'is none where it is "%s"',
    (day) => {
      expect(startOfDay(day)).toBeUndefined();
    },
  );
});

it('what the address does not say is not asked for', () => {
  expect(said({ a: '', b: 0, c: undefined, d: null, e: false })).toEqual({ a: '', b: 0, e: false });
});

describe('a filter in the address', () => {
  function Filter() {
    const { valueOf, change } = useUrlFilter<'state' | 'author'>(['page', 'after']);
    return (
      <>
        <output>{`${valueOf('state')} ${valueOf('author')}`}</output>
        <button onClick={() => change({ state: 'waiting', author: '' })}>Waiting</button>
        <button onClick={() => change({ author: undefined })}>Anybody</button>
        <button onClick={() => change({ author: 7 })}>Seven</button>
      </>
    );
  }
  const setup = (search: string) => {
    const { router, user } = renderWithProviders(<Filter />, { at: { pathname: '/', search } });
    const click = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      return router.state.location.search;
    };
    return { click };
  };

  it('is read from it, and is nothing where it says nothing', () => {
    setup('?state=returned');
    expect(screen.getByRole('status')).toHaveTextContent(/^returned$/);
  });

  it('begins at the first page again where it changes, and keeps what else is said', async () => {
    const { click } = setup('?page=3&after=x&author=2&q=a');
    expect(await click('Waiting')).toBe('?q=a&state=waiting');
    expect(await click('Seven')).toBe('?q=a&state=waiting&author=7');
    expect(await click('Anybody')).toBe('?q=a&state=waiting');
  });
});
