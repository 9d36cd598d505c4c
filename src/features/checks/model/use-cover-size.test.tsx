import { act, renderHook } from '@testing-library/react';

import type { Cover } from '@/features/news';

import { useCoverSize } from './use-cover-size';

// jsdom loads no pictures.
class FakeImage {
  onload: (() => void) | null = null;
  src = '';
  naturalWidth = 1600;
  naturalHeight = 900;
  constructor() {
    images.push(this);
  }
}
const images: FakeImage[] = [];
const { Image: OriginalImage } = window;

beforeEach(() => {
  Object.assign(window, { Image: FakeImage });
  Object.assign(URL, {
    createObjectURL: ({ name }: File) => `blob:${name}`,
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => {
  images.length = 0;
  Object.assign(window, { Image: OriginalImage });
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const setup = (cover: Cover) =>
  renderHook((props: { cover: Cover }) => useCoverSize(props.cover), { initialProps: { cover } });
const load = (image = images.at(-1)) => act(() => image?.onload?.());

describe('the size of a cover', () => {
  it.each([
    ['/files/a.webp', '/files/a.webp'],
    [new File(['x'], 'a.png'), 'blob:a.png'],
  ])('is known once the picture is loaded: %s', (cover, address) => {
    const { result } = setup(cover);
    expect(result.current).toBeNull();
    expect(images.map(({ src }) => src)).toEqual([address]);
    load();
    expect(result.current).toEqual({ width: 1600, height: 900 });
  });

  it('is unknown without a cover', () => {
    expect(setup(null).result.current).toBeNull();
    expect(images).toEqual([]);
  });

  it('is unknown again for another cover until that one is loaded, and the first one no longer matters', () => {
    const { result, rerender } = setup('/files/a.webp');
    const [first] = images;
    load();
    rerender({ cover: '/files/b.webp' });
    expect(result.current).toBeNull();
    load(first);
    expect(result.current).toBeNull();
    expect(first?.onload).toBeNull();
    Object.assign(images.at(-1) ?? {}, { naturalWidth: 400 });
    load();
    expect(result.current).toEqual({ width: 400, height: 900 });
    rerender({ cover: null });
    expect(result.current).toBeNull();
  });
});
