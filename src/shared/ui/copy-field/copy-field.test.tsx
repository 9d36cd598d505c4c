import { act, fireEvent, render, screen } from '@testing-library/react';

import { ThemeProvider } from '../theme/theme-provider';
import { Toaster } from '../toast/toaster';

import { CopyField } from './copy-field';

const setup = (writeText: (text: string) => Promise<void>) => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <ThemeProvider>
      <CopyField label="Short URL" value="https://example.com/n/7" />
      <Toaster />
    </ThemeProvider>,
  );
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const copy = async (name: 'Copy' | 'Copied' = 'Copy') => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('the copy field', () => {
  it('shows a read-only value', () => {
    setup(jest.fn());
    expect(screen.getByLabelText('Short URL')).toHaveValue('https://example.com/n/7');
    expect(screen.getByLabelText('Short URL')).toHaveAttribute('readonly');
  });

  it('copies the value, says "Copied" for 3 s and raises the toast "Copied to clipboard" [KIT-05]', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setup(writeText);
    await copy();
    expect(writeText).toHaveBeenCalledWith('https://example.com/n/7');
    expect(await screen.findByText('Copied to clipboard')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await pass(3_000);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('keeps "Copied" for the full 3 s [KIT-05]', async () => {
    setup(jest.fn().mockResolvedValue(undefined));
    await copy();
    await pass(2_500);
    await copy('Copied');
    await pass(2_990);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await pass(20);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('copies from the field itself if the browser has no clipboard API', async () => {
    setup(jest.fn().mockRejectedValue(new Error('not allowed')));
    const execCommand = jest.fn().mockReturnValue(true);
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
    await copy();
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('does not show "Copied" if copying failed', async () => {
    setup(jest.fn().mockRejectedValue(new Error('not allowed')));
    await copy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(await screen.findByText(/คัดลอกไม่สำเร็จ/)).toBeVisible();
  });
});
