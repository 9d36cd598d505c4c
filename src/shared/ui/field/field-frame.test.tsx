import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { fieldControl, FieldFrame, fieldTone, type FieldText } from './field-frame';

const setup = (text: FieldText & { required?: boolean }) =>
  renderWithProviders(
    <FieldFrame id="f" {...text}>
      <input id="f" {...fieldControl('f', text)} />
    </FieldFrame>,
  );

describe('a field', () => {
  it('has its label, a remark beside it, and a mark where it has to be filled [KIT-04]', () => {
    setup({ label: 'Title', caption: 'Optional', required: true });
    expect(screen.getByLabelText(/^Title/)).toHaveAttribute('id', 'f');
    expect(screen.getByText('Optional')).toBeVisible();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is described by its error, then by what is said under it [KIT-04]', () => {
    setup({ label: 'Title', error: 'Too long.', success: 'Fine.', description: 'Shown in the list.' });
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Too long. Shown in the list.');
    expect(screen.queryByText('Fine.')).not.toBeInTheDocument();
  });

  it('is described by what went well where nothing is wrong', () => {
    setup({ success: 'Fine.' });
    const field = screen.getByRole('textbox');
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('Fine.');
  });

  it('is only coloured where the error has no words', () => {
    setup({ label: 'Title', error: true, description: 'Shown in the list.' });
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAttribute('aria-describedby', 'f-description');
  });

  it('has nothing around it where nothing is to be said', () => {
    setup({ description: '' });
    const field = screen.getByRole('textbox');
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    [{ error: 'a', success: 'b' }, 'error'],
    [{ error: true }, 'error'],
    [{ success: 'b' }, 'success'],
    [{}, undefined],
  ])('has the colour of its state: %j', (text, tone) => {
    expect(fieldTone(text)).toBe(tone);
  });
});
