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

  it('shows the initials where the picture does not load', async () => {
    // MUI asks for the picture once more, outside the page, to hear whether it loads.
    const asked: HTMLImageElement[] = [];
    const create = window.Image;
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const image = new create();
      asked.push(image);
      return image;
    });
    renderWithProviders(<Avatar name="Somchai Jaidee" src="/broken.png" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/broken.png');
    asked.forEach((image) => fireEvent.error(image));
    expect(await screen.findByText('SJ')).toBeInTheDocument();
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
