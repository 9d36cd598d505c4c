import { createArrivalQueue } from './arrival-queue';

describe('requests that arrive at once', () => {
  const setup = () => {
    const turns: (() => void)[] = [];
    const done: string[] = [];
    const enter = createArrivalQueue(2, (run) => void turns.push(run));
    const send = (place: string, count: number) => {
      for (let number = 1; number <= count; number += 1)
        enter(
          () => place,
          () => done.push(`${place}${number}`),
        );
    };
    /** Runs the next turn and returns what it started. */
    const turn = () => {
      done.length = 0;
      turns.shift()?.();
      return [...done];
    };
    return { done, send, turn, turns };
  };

  it('start a few at a time, one of each place in turn [SEC-04]', () => {
    const { done, send, turn } = setup();
    send('a', 6);
    expect(done).toEqual(['a1', 'a2']);
    send('b', 2);
    expect(turn()).toEqual(['a3', 'b1']);
    expect(turn()).toEqual(['a4', 'b2']);
    expect(turn()).toEqual(['a5', 'a6']);
  });

  it('start at once when nobody waits, and wait for no further turn', () => {
    const { done, send, turn, turns } = setup();
    send('a', 1);
    expect(done).toEqual(['a1']);
    expect(turn()).toEqual([]);
    expect(turns).toEqual([]);
    send('b', 1);
    expect(done).toEqual(['b1']);
  });
});
