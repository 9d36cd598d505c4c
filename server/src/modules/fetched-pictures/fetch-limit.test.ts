import { createFetchLimit } from './fetch-limit';

const MINUTE_MS = 60_000;

describe('how many pictures a person may have fetched', () => {
  const setup = () => {
    let now = 0;
    const limit = createFetchLimit(() => new Date(now));
    const wait = (milliseconds: number) => (now += milliseconds);
    return { limit, wait };
  };

  it('is 60 in ten minutes, and another person has their own [PST-04]', () => {
    const { limit, wait } = setup();
    for (let count = 0; count < 60; count += 1) limit.begin(1)();
    expect(() => limit.begin(1)).toThrow(
      expect.objectContaining({ httpStatus: 429, retryAfterSeconds: 600 }),
    );
    limit.begin(2)();
    wait(10 * MINUTE_MS);
    limit.begin(1)();
  });

  it('is two at once, and eight of all people together [PST-04]', () => {
    const { limit } = setup();
    const end = limit.begin(1);
    limit.begin(1);
    expect(() => limit.begin(1)).toThrow(expect.objectContaining({ httpStatus: 429 }));
    end();
    for (const id of [1, 2, 2, 3, 3, 4, 4]) limit.begin(id);
    expect(() => limit.begin(5)).toThrow(expect.objectContaining({ httpStatus: 429 }));
  });
});
