import { createFloodGate, FLOOD_LIMIT } from './flood-gate';

const { requests, windowMs } = FLOOD_LIMIT;

describe('the gate against floods', () => {
  const setup = () => {
    let now = 1_000_000;
    const waitOf = createFloodGate(() => new Date(now));
    const send = (times: number, sender = 'here') =>
      Array.from({ length: times }, () => waitOf(sender)).at(-1);
    return { send, advance: (ms: number) => (now += ms) };
  };

  it('lets a hundred requests of a sender through in five seconds, and names the time that is left', () => {
    const { send, advance } = setup();
    expect(FLOOD_LIMIT).toEqual({ requests: 100, windowMs: 5_000 });
    expect(send(requests)).toBe(0);
    expect(send(1)).toBe(windowMs);
    advance(windowMs - 1);
    expect(send(1)).toBe(1);
    advance(1);
    expect(send(requests)).toBe(0);
    expect(send(1)).toBe(windowMs);
  });

  it('counts each sender by itself', () => {
    const { send } = setup();
    send(requests + 1);
    expect([send(1, 'there'), send(1)]).toEqual([0, windowMs]);
  });

  it('forgets the sender whose time began first when it remembers ten thousand', () => {
    const { send, advance } = setup();
    send(1, 'first');
    advance(windowMs - 1);
    send(requests, 'second');
    advance(1);
    send(requests, 'first');
    for (let n = 2; n < 10_000; n += 1) send(1, `other ${n}`);
    expect([send(1, 'second'), send(1, 'first')]).toEqual([windowMs - 1, windowMs]);
    send(1, 'one more');
    expect([send(1, 'first'), send(1, 'second')]).toEqual([windowMs, 0]);
  });
});
