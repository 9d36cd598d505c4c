import { learnServerClock, serverNow } from './server-clock';

const HOUR_MS = 3_600_000;
const answered = (date: string | null) =>
  learnServerClock({ headers: new Headers(date === null ? {} : { date }) });
const aheadOfHere = () => Math.round((serverNow().getTime() - Date.now()) / 1_000);

describe('the clock of the server', () => {
  afterEach(() => answered(new Date().toUTCString()));

  it.each([3, -3])('is used if the clock of this computer is %s hours off [PST-07]', (hours) => {
    answered(new Date(Date.now() + hours * HOUR_MS).toUTCString());
    expect(Math.abs(aheadOfHere() - hours * 3_600)).toBeLessThanOrEqual(1);
  });

  it('does not change a clock that is right within a minute', () => {
    answered(new Date(Date.now() + 50_000).toUTCString());
    expect(aheadOfHere()).toBe(0);
  });

  it('stays as it was known if a response does not tell it', () => {
    answered(new Date(Date.now() + HOUR_MS).toUTCString());
    answered(null);
    answered('soon');
    learnServerClock(undefined);
    expect(Math.abs(aheadOfHere() - 3_600)).toBeLessThanOrEqual(1);
  });
});
