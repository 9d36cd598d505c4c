import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { preferReducedMotion } from '@/shared/testing/motion';

import { ThemeProvider } from '../theme/theme-provider';

import { Modal } from './modal';

const setup = () => {
  jest.useFakeTimers();
  function Page() {
    const [name, setName] = useState<string | null>(null);
    return (
      <ThemeProvider>
        <button onClick={() => setName('Politics')}>Open</button>
        <Modal open={name !== null} onClose={() => setName(null)} header="Category" footer={<p>The foot</p>}>
          {name}
        </Modal>
      </ThemeProvider>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener };
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const close = () => fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));

beforeAll(() => preferReducedMotion(false));
afterEach(() => jest.useRealTimers());

describe('the modal', () => {
  it('shows header, body and footer [KIT-08]', () => {
    setup();
    expect(screen.getByRole('dialog', { name: 'Category' })).toHaveTextContent('Politics');
    expect(screen.getByText('The foot')).toBeInTheDocument();
  });

  it('works without header and footer [KIT-08]', () => {
    render(
      <ThemeProvider>
        <Modal open onClose={() => {}} label="Approval" />
      </ThemeProvider>,
    );
    expect(screen.getByRole('dialog', { name: 'Approval' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ปิด' })).toBeInTheDocument();
  });

  it('is at least 350 px wide on a wider screen [KIT-08]', () => {
    setup();
    // No room is kept beside it that a window of 350 px does not have.
    expect(getComputedStyle(screen.getByRole('dialog')).minWidth).toBe('min(350px, 100vw)');
  });

  it('does not close on a backdrop click [KIT-08]', async () => {
    setup();
    screen.getAllByRole('presentation').forEach((backdrop) => {
      fireEvent.mouseDown(backdrop);
      fireEvent.click(backdrop);
    });
    await pass(2_000);
    expect(screen.getByRole('dialog')).toHaveTextContent('Politics');
  });

  it('closes on Escape as by its close button, and not while that is disabled [LOK-06]', () => {
    const onClose = jest.fn();
    const dialog = (closeDisabled: boolean) => (
      <ThemeProvider>
        <Modal open label="Approval" {...{ onClose, closeDisabled }} />
      </ThemeProvider>
    );
    const { rerender } = render(dialog(true));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    rerender(dialog(false));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps its content for 500 ms after its close button is clicked, then removes it [KIT-08]', async () => {
    setup();
    await pass(200);
    close();
    await pass(490);
    expect(screen.getByText('Politics')).toBeInTheDocument();
    await pass(30);
    expect(screen.queryByText('Politics')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ignores clicks while it fades out', async () => {
    setup();
    await pass(200);
    expect(screen.getByRole('dialog')).not.toHaveAttribute('inert');
    close();
    await pass(100);
    expect(screen.getByRole('dialog')).toHaveAttribute('inert');
  });

  it('returns the focus to where it was', async () => {
    const { opener } = setup();
    await pass(200);
    expect(opener).not.toHaveFocus();
    close();
    await pass(600);
    expect(opener).toHaveFocus();
  });
});
