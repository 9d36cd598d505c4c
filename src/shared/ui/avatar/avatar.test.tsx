import { fireEvent, render, screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { ThemeProvider } from '../theme/theme-provider';

import { Avatar } from './avatar';
import { initials } from './initials';

describe('the avatar', () => {
  it.each([
    ['sm', 24],
    ['md', 32],
    ['lg', 50],
    ['xl', 70],
  ] as const)('is round and in size %s %i px wide [KIT-13]', (size, pixels) => {
    renderWithProviders(<Avatar name="Somchai Jaidee" size={size} />);
    expect(screen.getByRole('img', { name: 'Somchai Jaidee' })).toHaveStyle({
      width: `${pixels}px`,
      height: `${pixels}px`,
      borderRadius: '50%',
    });
  });

  it('asks for its picture once it comes into view', () => {
    renderWithProviders(<Avatar name="Somchai Jaidee" src="/face.png" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  });

  it('shows the initials where the picture does not load, until there is another', () => {
    const { rerender } = render(<Avatar name="Somchai Jaidee" src="/broken.png" />, {
      wrapper: ThemeProvider,
    });
    fireEvent.error(screen.getByRole('presentation'));
    expect(screen.getByText('SJ')).toBeInTheDocument();
    rerender(<Avatar name="Somchai Jaidee" src="/face.png" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/face.png');
  });
});

describe('initials', () => {
  it.each([
    ['Somchai Jaidee', 'SJ'],
    ['somsri', 'S'],
    ['Ana Maria de Souza', 'AS'],
    ['สมชาย ใจดี', 'สจ'],
    ['เกศินี โพธิ์ทอง', 'กพ'],
    ['👩‍💻 Dev', '👩‍💻D'],
    ['  ', ''],
  ])('takes from "%s" the letters "%s", whole ones', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
