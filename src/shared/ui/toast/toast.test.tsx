import { act, fireEvent, render, screen } from '@testing-library/react';

import { ThemeProvider } from '../theme/theme-provider';

import { toast } from './toast';
import { Toaster } from './toaster';

const setup = async () => {
  jest.useFakeTimers();
  const view = render(
    <ThemeProvider>
      <Toaster />
    </ThemeProvider>,
  );
  // The host loads with the first toast.
  act(() => void toast.blank('First'));
  await screen.findByText('First');
  act(() => toast.dismiss());
  await pass(1_500);
  return view;
};

// Advance in steps, as a browser renders: a transition begins only after the previous step has rendered.
const pass = async (ms: number) => {
  const steps = Math.min(100, Math.ceil(ms / 10));
  for (let step = 0; step < steps; step += 1) await act(() => jest.advanceTimersByTimeAsync(ms / steps));
};
const ENTER_MS = 250;

afterEach(async () => {
  act(() => toast.dismiss());
  await pass(2_000);
  jest.useRealTimers();
});

describe('toasts', () => {
  it.each([
    ['blank', 4_000],
    ['error', 4_000],
    ['success', 2_000],
    ['custom', 4_000],
    // The success with Undo.
    ['undoable', 10_000],
  ] as const)(
    'show a toast of the kind %s for %i ms and remove it one second later [KIT-15]',
    async (kind, duration) => {
      await setup();
      act(() => void toast[kind]('Saved'));
      await pass(duration - 10);
      expect(screen.getByText('Saved')).toBeVisible();
      await pass(10 + 970);
      expect(screen.getByText('Saved')).toBeInTheDocument();
      await pass(60);
      expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    },
  );

  it('show a loading toast until it is dismissed [KIT-15]', async () => {
    await setup();
    let id = 0;
    act(() => void (id = toast.loading('Uploading')));
    await pass(3_600_000);
    expect(screen.getByText('Uploading')).toBeVisible();
    act(() => toast.dismiss(id));
    await pass(1_030);
    expect(screen.queryByText('Uploading')).not.toBeInTheDocument();
  });

  it('pause all timers while the pointer rests on one, then continue with the remaining time [KIT-15]', async () => {
    await setup();
    act(() => void toast.error('One'));
    act(() => void toast.success('Two'));
    await pass(1_500);
    fireEvent.mouseEnter(screen.getByText('One'));
    fireEvent.mouseOver(screen.getByText('One'));
    await pass(60_000);
    expect(screen.getByText('One')).toBeVisible();
    expect(screen.getByText('Two')).toBeVisible();
    fireEvent.mouseOut(screen.getByText('One'));
    await pass(400);
    expect(screen.getByText('Two')).toBeVisible();
    await pass(100 + 1_030);
    expect(screen.queryByText('Two')).not.toBeInTheDocument();
    expect(screen.getByText('One')).toBeVisible();
  });

  it('keep at most the latest 20 [KIT-15]', async () => {
    await setup();
    for (let count = 1; count <= 21; count += 1) {
      act(() => void toast.loading(`Toast number ${count}.`));
      await pass(ENTER_MS);
    }
    await pass(1_500);
    expect(screen.getAllByText(/Toast number/)).toHaveLength(20);
    expect(screen.queryByText('Toast number 1.')).not.toBeInTheDocument();
    expect(screen.getByText('Toast number 21.')).toBeVisible();
  });

  it('announce an error to a screen reader immediately, and others politely', async () => {
    await setup();
    act(() => void toast.error('Refused'));
    act(() => void toast.blank('By the way'));
    await pass(ENTER_MS);
    expect(screen.getByRole('alert')).toHaveTextContent('Refused');
    expect(screen.getByRole('status')).toHaveTextContent('By the way');
  });

  it('have a button that dismisses them', async () => {
    await setup();
    act(() => void toast.error('Refused'));
    await pass(ENTER_MS);
    fireEvent.click(screen.getByRole('button', { name: 'ปิดข้อความนี้' }));
    await pass(1_030);
    expect(screen.queryByText('Refused')).not.toBeInTheDocument();
  });
});
