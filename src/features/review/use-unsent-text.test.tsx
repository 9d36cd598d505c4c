import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';

import { useCurrentUser } from '@/features/auth';
import { createStore } from '@/shared/api/store';
import type { Id } from '@/shared/contract';
import { signInAs } from '@/shared/testing/sign-in-as';

import { useUnsentText } from './use-unsent-text';

const unsentOf = async (userId: Id, groupId: Id, newsId: Id) => {
  signInAs({ id: userId });
  const store = createStore();
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => ({ me: useCurrentUser(), unsent: useUnsentText('comment', groupId, newsId) }),
    {
      wrapper,
    },
  );
  await waitFor(() => expect(result.current.me).toBeDefined());
  return result.current.unsent;
};

describe('the unsent comment on an item [DSK-04]', () => {
  it('is kept until it is forgotten', async () => {
    const unsent = await unsentOf(1, 7, 101);
    expect(unsent.read()).toBe('');
    unsent.keep('แก้ชื่อ');
    expect((await unsentOf(1, 7, 101)).read()).toBe('แก้ชื่อ');
    unsent.forget();
    expect((await unsentOf(1, 7, 101)).read()).toBe('');
  });

  it.each<[string, Id, Id, Id]>([
    ['person', 2, 7, 101],
    ['group', 1, 8, 101],
    ['item', 1, 7, 102],
  ])('is not shown to another %s', async (_what, ...other) => {
    (await unsentOf(1, 7, 101)).keep('แก้ชื่อ');
    expect((await unsentOf(...other)).read()).toBe('');
  });
});
