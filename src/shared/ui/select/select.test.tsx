import { screen } from '@testing-library/react';
import { useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { Select } from './select';

const LEVELS = [
  { label: 'Head', value: 1 },
  { label: 'Audit', value: 2 },
];

const setup = (error?: string) => {
  const onChange = jest.fn();
  function Level() {
    const [level, setLevel] = useState<number | ''>('');
    const choose = (value: number) => {
      setLevel(value);
      onChange(value);
    };
    return (
      <Select
        label="Level"
        placeholder="Choose"
        options={LEVELS}
        value={level}
        onChange={choose}
        error={error}
      />
    );
  }
  return {
    ...renderWithProviders(<Level />),
    onChange,
    box: screen.getByRole('combobox', { name: 'Level' }),
  };
};

describe('the select box', () => {
  it('shows the labels and returns the value, a number as a number [KIT-11]', async () => {
    const { user, box, onChange } = setup();
    expect(box).toHaveDisplayValue('Choose');
    await user.selectOptions(box, 'Audit');
    expect(onChange).toHaveBeenCalledWith(2);
    expect(box).toHaveDisplayValue('Audit');
  });

  it('shows an error', () => {
    const { box } = setup('Please choose a level');
    expect(box).toHaveAccessibleDescription('Please choose a level');
    expect(box).toBeInvalid();
  });
});
