import { createSignInThrottle, SIGN_IN_LIMITS } from './sign-in-throttle';

describe('failed sign-ins', () => {
  const setup = () => {
    let now = new Date('2026-03-18T05:00:00Z');
    const throttle = createSignInThrottle(() => now);
    const fail = (times: number, attempt: (n: number) => [account: string, address: string]) => {
      for (let n = 0; n < times; n += 1) throttle.recordFailure(...attempt(n));
    };
    const wait = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    return { throttle, fail, wait };
  };

  it('hold up one account at one address, written in any case, for 15 minutes', () => {
    const { throttle, fail, wait } = setup();
    fail(SIGN_IN_LIMITS.pair - 1, () => ['writer', '10.0.0.1']);
    expect(throttle.minutesToWait('writer', '10.0.0.1')).toBe(0);
    fail(1, () => [' WRITER ', '10.0.0.1']);
    expect(throttle.minutesToWait('Writer', '10.0.0.1')).toBe(15);
    expect(throttle.minutesToWait('writer', '10.0.0.2')).toBe(0);
    expect(throttle.minutesToWait('editor', '10.0.0.1')).toBe(0);
    wait(15);
    expect(throttle.minutesToWait('writer', '10.0.0.1')).toBe(0);
  });

  it('hold up an address that guesses at many accounts', () => {
    const { throttle, fail } = setup();
    fail(SIGN_IN_LIMITS.address, (n) => [`person-${n}`, '10.0.0.1']);
    expect(throttle.minutesToWait('writer', '10.0.0.1')).toBe(15);
    expect(throttle.minutesToWait('person-1', '10.0.0.2')).toBe(0);
  });

  it('hold up an account that is guessed at from many addresses', () => {
    const { throttle, fail } = setup();
    fail(SIGN_IN_LIMITS.account, (n) => ['writer', `10.0.1.${n}`]);
    expect(throttle.minutesToWait('writer', '10.0.9.9')).toBe(15);
    expect(throttle.minutesToWait('editor', '10.0.1.1')).toBe(0);
  });

  it('are forgotten after a success for that account at that address only', () => {
    const { throttle, fail } = setup();
    fail(SIGN_IN_LIMITS.pair, () => ['writer', '10.0.0.1']);
    fail(SIGN_IN_LIMITS.address - SIGN_IN_LIMITS.pair, (n) => [`person-${n}`, '10.0.0.1']);
    throttle.forget('writer', '10.0.0.1');
    expect(throttle.minutesToWait('writer', '10.0.0.1')).toBe(15);
    expect(throttle.minutesToWait('writer', '10.0.0.2')).toBe(0);
  });

  it('of a flood of made-up names push out the oldest, so that memory does not run full', () => {
    const { throttle, fail } = setup();
    fail(SIGN_IN_LIMITS.pair, () => ['writer', '10.0.0.1']);
    fail(50_000, (n) => [`made-up-${n}`, `address-${n}`]);
    expect(throttle.minutesToWait('writer', '10.0.0.1')).toBe(0);
    fail(SIGN_IN_LIMITS.pair, () => ['editor', '10.0.0.2']);
    expect(throttle.minutesToWait('editor', '10.0.0.2')).toBe(15);
  });
});
