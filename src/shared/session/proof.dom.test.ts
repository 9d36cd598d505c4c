import { allowProof, askProof, isProofAsked, onProofChange, settleProof } from './proof';
import { endSession } from './session';

describe('a proof of identity', () => {
  it.each([true, false])(
    'is asked for once for all calls that wait, and is answered: %s [SAF-08]',
    async (given) => {
      const close = allowProof();
      const watcher = jest.fn();
      const stop = onProofChange(watcher);
      const calls = Promise.all([askProof(), askProof()]);
      expect(isProofAsked()).toBe(true);
      settleProof(given);
      expect(await calls).toEqual([given, given]);
      expect(isProofAsked()).toBe(false);
      expect(watcher).toHaveBeenCalledTimes(2);
      stop();
      close();
    },
  );

  it('is declined where no page can ask, when the page closes, and when the session ends', async () => {
    expect(await askProof()).toBe(false);
    const close = allowProof();
    const first = askProof();
    endSession('signed-out');
    expect(await first).toBe(false);
    const second = askProof();
    close();
    expect(await second).toBe(false);
  });
});
