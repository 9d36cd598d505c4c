import { act, render, screen } from '@testing-library/react';

import { unknownError } from '@/shared/api/api-error';

import { ThemeProvider } from '../theme/theme-provider';
import { toast } from '../toast/toast';
import { Toaster } from '../toast/toaster';

import { useFailureToast } from './use-failure-toast';

const failed = (message: string) => ({ ...unknownError(500), message });

function Page({ error }: { error: unknown }) {
  useFailureToast(error);
  return null;
}

const screenWith = (error: unknown) => (
  <ThemeProvider>
    <Page error={error} />
    <Toaster />
  </ThemeProvider>
);

// In steps, as a browser renders: a transition begins only after the previous step has rendered.
const pass = async (ms: number) => {
  for (let step = 0; step < 20; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / 20));
};

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  act(() => toast.dismiss());
  await pass(2_000);
  jest.useRealTimers();
});

describe('the toast of a failed load [ERR-02]', () => {
  it('is raised once where a failed prefetch is loaded again at once and fails again', async () => {
    const { rerender } = render(screenWith(failed('prefetch failed')));
    await pass(20);
    rerender(screenWith(undefined));
    await pass(1_000);
    rerender(screenWith(failed('load failed')));
    expect(await screen.findByText('load failed')).toBeVisible();
    expect(screen.queryByText('prefetch failed')).not.toBeInTheDocument();
  });

  it('disappears when the load starts again', async () => {
    const { rerender } = render(screenWith(failed('load failed')));
    await screen.findByText('load failed');
    rerender(screenWith(undefined));
    await pass(2_000);
    expect(screen.queryByText('load failed')).not.toBeInTheDocument();
  });
});
