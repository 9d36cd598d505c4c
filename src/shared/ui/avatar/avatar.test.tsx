import { fireEvent, screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

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

  it('shows the initials where the picture does not load', () => {
    renderWithProviders(<Avatar name="Somchai Jaidee" src="/broken.png" />);
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/broken.png');
    fireEvent.error(picture);
    expect(screen.getByRole('img')).toHaveTextContent('SJ');
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
