import { fireEvent, render, screen } from '@testing-library/react';

import { renderWithProviders, showStyles } from '@/shared/testing/render';

import { ThemeProvider } from '../theme/theme-provider';

import { Avatar } from './avatar';
import { initials } from './initials';

showStyles();

describe('the avatar', () => {
  it.each([
    ['sm', 24],
    ['md', 32],
    ['lg', 50],
    ['xl', 70],
  ] as const)('is round, and in size %s is %i px wide [KIT-13]', (size, pixels) => {
    renderWithProviders(<Avatar name="Somchai Jaidee" size={size} />);
    expect(screen.getByRole('img', { name: 'Somchai Jaidee' })).toHaveStyle({
      width: `${pixels}px`,
      height: `${pixels}px`,
      borderRadius: '50%',
    });
  });

  it('loads its picture when it scrolls into view', () => {
    renderWithProviders(<Avatar name="Somchai Jaidee" src="/face.png" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  });

  it('shows the initials if the picture fails to load, until the picture changes', () => {
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
    ['น้ำฝน ก๊กมาศ', 'น้ำก๊'],
    ['👩‍💻 Dev', '👩‍💻D'],
    ['  ', ''],
  ])('of "%s" are "%s", as whole graphemes', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
