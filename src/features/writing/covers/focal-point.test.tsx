import { fireEvent, screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import type { Point } from './area-around';
import { FocalPoint } from './focal-point';

const setup = (point: Point = { x: 0.5, y: 0.5 }) => {
  const heard = { picks: [] as Point[], sizes: [] as object[], errors: 0 };
  renderWithProviders(
    <FocalPoint
      url="blob:picture"
      point={point}
      onPick={(next) => heard.picks.push(next)}
      onSize={(size) => heard.sizes.push(size)}
      onError={() => (heard.errors += 1)}
    />,
  );
  const button = screen.getByRole('button', { name: /^จุดสำคัญของภาพ/ });
  // jsdom has no layout: a picture of 200 × 100 that starts at 10, 20.
  button.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100);
  // eslint-disable-next-line testing-library/no-node-access -- the picture is decorative
  const image = button.querySelector('img') as HTMLImageElement; // the button contains it
  return { button, image, heard };
};

describe('the focal point of a picture', () => {
  it('is named by its place', () => {
    const { button, image } = setup({ x: 0.333, y: 0.9 });
    expect(button).toHaveAccessibleName('จุดสำคัญของภาพ: 33% × 90%');
    expect(image).toHaveAttribute('src', 'blob:picture');
  });

  it.each([
    ['inside', 60, 95, { x: 0.25, y: 0.75 }],
    ['in the corner', 10, 20, { x: 0, y: 0 }],
    ['left of it and below', 0, 500, { x: 0, y: 1 }],
    ['right of it and above', 500, 0, { x: 1, y: 0 }],
  ])('is where somebody clicks: %s', (_where, clientX, clientY, point) => {
    const { button, heard } = setup();
    fireEvent.click(button, { clientX, clientY, detail: 1 });
    expect(heard.picks).toEqual([point]);
  });

  it('does not move by Enter or Space, which click without a place', () => {
    const { button, heard } = setup();
    fireEvent.click(button, { clientX: 0, clientY: 0, detail: 0 });
    expect(heard.picks).toEqual([]);
  });

  it.each([
    ['ArrowLeft', { x: 0.45, y: 0.5 }],
    ['ArrowRight', { x: 0.55, y: 0.5 }],
    ['ArrowUp', { x: 0.5, y: 0.45 }],
    ['ArrowDown', { x: 0.5, y: 0.55 }],
  ])('moves by %s, and the page does not scroll', (key, point) => {
    const { button, heard } = setup();
    const isUnhandled = fireEvent.keyDown(button, { key });
    expect(isUnhandled).toBe(false);
    expect(heard.picks).toEqual([{ x: expect.closeTo(point.x), y: expect.closeTo(point.y) }]);
  });

  it.each([
    ['ArrowLeft', { x: 0.02, y: 0.5 }, { x: 0, y: 0.5 }],
    ['ArrowRight', { x: 0.98, y: 0.5 }, { x: 1, y: 0.5 }],
    ['ArrowUp', { x: 0.5, y: 0.02 }, { x: 0.5, y: 0 }],
    ['ArrowDown', { x: 0.5, y: 0.98 }, { x: 0.5, y: 1 }],
  ])('stays in the picture: %s at %j', (key, from, to) => {
    const { button, heard } = setup(from);
    fireEvent.keyDown(button, { key });
    expect(heard.picks).toEqual([to]);
  });

  it('leaves other keys to the browser', () => {
    const { button, heard } = setup();
    expect(fireEvent.keyDown(button, { key: 'Tab' })).toBe(true);
    expect(heard.picks).toEqual([]);
  });

  it('reports the size of the loaded picture, or that it cannot be opened', () => {
    const { image, heard } = setup();
    Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 900 } });
    fireEvent.load(image);
    expect(heard).toMatchObject({ sizes: [{ width: 1600, height: 900 }], errors: 0 });
    fireEvent.error(image);
    expect(heard.errors).toBe(1);
  });
});
