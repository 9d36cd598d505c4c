import { screen } from '@testing-library/react';
import { useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { SearchBox } from './search-box';

const setup = () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchBox value={text} onChange={setText} label="Search users" />;
  }
  return { ...renderWithProviders(<Search />), box: screen.getByRole('searchbox', { name: 'Search users' }) };
};

describe('the search box', () => {
  it('has a button that clears it and keeps the focus in it', async () => {
    const { user, box } = setup();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.type(box, 'สมชาย');
    expect(box).toHaveValue('สมชาย');
    await user.click(screen.getByRole('button', { name: 'ล้างคำค้น' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  it('shows its name until something is typed, or other words', () => {
    const { box } = setup();
    expect(box).toHaveAttribute('placeholder', 'Search users');
    renderWithProviders(<SearchBox value="a" onChange={jest.fn()} placeholder="Name or email" disabled />);
    const other = screen.getByRole('searchbox', { name: 'Search' });
    expect(other).toHaveAttribute('placeholder', 'Name or email');
    expect(other).toBeDisabled();
  });
});
