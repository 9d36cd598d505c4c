import { matchers } from '@emotion/jest';
import { screen } from '@testing-library/react';

import { renderWithProviders, showStyles } from '@/shared/testing/render';

import { TextInput, type TextInputProps } from './text-input';

showStyles();

expect.extend(matchers);

const setup = (props: TextInputProps = {}) => {
  const view = renderWithProviders(<TextInput label="Title" {...props} />);
  return { ...view, input: screen.getByLabelText(/Title/) };
};

describe('the text input', () => {
  it('has a label, a caption next to it and a description below it [KIT-04]', () => {
    const { input } = setup({ caption: 'Optional', description: 'At most 120 letters.' });
    expect(screen.getByText('Optional')).toBeVisible();
    expect(input).toHaveAccessibleDescription('At most 120 letters.');
    expect(input).toBeValid();
  });

  it('shows an error and is marked as invalid [KIT-04]', () => {
    const { input } = setup({ error: 'The title is required', description: 'At most 120 letters.' });
    expect(input).toHaveAccessibleDescription('The title is required At most 120 letters.');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('The title is required')).toHaveAttribute('data-tone', 'error');
  });

  it('shows a success [KIT-04]', () => {
    const { input } = setup({ success: 'This name is free' });
    expect(input).toHaveAccessibleDescription('This name is free');
    expect(screen.getByText('This name is free')).toHaveAttribute('data-tone', 'success');
  });

  it('has the height of its rows before they are measured, so that nothing below moves', () => {
    const { input } = setup({ multiline: true, minRows: 4 });
    expect(getComputedStyle(input)).toMatchObject({ minHeight: 'calc(4 * 1.6em)', lineHeight: '1.6' });
  });

  it('shows the error if it has both an error and a success', () => {
    setup({ success: 'Free', error: 'Taken' });
    expect(screen.getByText('Taken')).toBeVisible();
    expect(screen.queryByText('Free')).not.toBeInTheDocument();
  });

  it.each([
    ['sm', '3px 10px'],
    ['md', '5px 12px'],
    ['lg', '10px 14px'],
  ] as const)('in the size %s has its own padding [KIT-04]', (size, padding) => {
    renderWithProviders(<TextInput label="Title" size={size} data-testid="control" />);
    const target = /MuiOutlinedInput-input/;
    expect(screen.getByTestId('control')).toHaveStyleRule('padding', padding, { target });
  });

  it('accepts typed text', async () => {
    const { user, input } = setup();
    await user.type(input, 'ข่าวเช้า');
    expect(input).toHaveValue('ข่าวเช้า');
  });
});
