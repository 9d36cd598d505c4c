import { signInAt } from '../newsroom.mjs';
import { callerAt } from '../send.mjs';

/** Uses tokens after their session has ended, and a refresh token twice. */
export const signedOut = {
  name: 'tokens of a session that has ended, a refresh token used twice',
  isOnce: true,
  strike: async ({ url }) => {
    const left = await signInAt(url, 'trainee2', '198.51.100.102');
    const before = await left.get('/api/auth/me');
    const out = await left.post('/api/auth/sign-out');
    const afterwards = await left.get('/api/auth/me');
    const robbed = await signInAt(url, 'trainee3', '198.51.100.103');
    const refresh = (refreshToken) =>
      callerAt(url, robbed.address).post('/api/auth/refresh', { refreshToken });
    const first = await refresh(robbed.refreshToken);
    const next = JSON.parse(first.text).data;
    const second = await refresh(next.refreshToken);
    const thief = await refresh(robbed.refreshToken);
    const newest = JSON.parse(second.text).data;
    const owner = await callerAt(url, robbed.address, newest.token).get('/api/auth/me');
    return {
      answers: [before, out, afterwards, first, second, thief, owner],
      said: `after sign-out ${afterwards.status}; used twice ${thief.status}, its session ${owner.status}`,
      problems: [
        ...(before.status === 200 ? [] : ['a token was never good']),
        ...(afterwards.status === 401 ? [] : ['a token was good after sign-out']),
        ...(thief.status === 401 && owner.status === 401
          ? []
          : ['a reused refresh token left its session open']),
      ],
    };
  },
};
