import 'fake-indexeddb/auto';

import { screen } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { emptyNews } from '@/features/news';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import type { NewsDraft } from './news-draft';
import { useNewsDraft } from './use-news-draft';

const setup = async () => {
  signInAs({ id: 9 });
  const opened: NewsDraft[] = [];
  function Form() {
    opened[0] = useNewsDraft(7, undefined, emptyNews(new Date(0)));
    return 'the form';
  }
  const { unmount } = renderWithProviders(
    <AuthGuard>
      <Form />
    </AuthGuard>,
  );
  await screen.findByText('the form');
  const [draft] = opened;
  if (!draft) throw new Error('The form has opened no draft.');
  return { unmount, written: jest.spyOn(draft.store, 'flush') };
};

describe('an open news form', () => {
  it.each([
    ['is hidden, which is the last event on a phone', document, 'visibilitychange'],
    ['is unloaded', window, 'pagehide'],
  ])('writes pending changes immediately when its page %s', async (_, target, event) => {
    const { written } = await setup();
    expect(written).not.toHaveBeenCalled();
    target.dispatchEvent(new Event(event));
    expect(written).toHaveBeenCalledTimes(1);
  });

  it('stops listening when it is closed', async () => {
    const { written, unmount } = await setup();
    unmount();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(written).not.toHaveBeenCalled();
  });
});
