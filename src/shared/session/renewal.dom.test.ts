import { renewSession } from './renewal';
import { endSession, getSessionNumber, hasSession, startSession } from './session';

const setup = () => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  return getSessionNumber();
};

describe('a refused session without a page on which a person could sign in', () => {
  it('ends and is not renewed [GRD-05]', async () => {
    const session = setup();
    expect(await renewSession('access', session)).toBe(false);
    expect(hasSession()).toBe(false);
  });

  it('stays if it was an earlier one that was refused', async () => {
    const earlier = setup();
    endSession('signed-out');
    setup();
    expect(await renewSession('access', earlier)).toBe(false);
    expect(hasSession()).toBe(true);
  });
});
