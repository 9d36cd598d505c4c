import { cropImage, type Area } from './crop-image';

type Drawing = { drawn: unknown[][]; sizes: [number, number][]; written: unknown[][]; closed: number };

/** A browser that draws, of which jsdom has nothing; `writes` is the type that it can write. */
const setup = ({ writes = 'image/webp', draws = true }: { writes?: string | null; draws?: boolean } = {}) => {
  const seen: Drawing = { drawn: [], sizes: [], written: [], closed: 0 };
  const bitmap = { close: () => (seen.closed += 1) };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  const context = {
    drawImage: (...all: unknown[]) => seen.drawn.push(all.slice(1)),
  } as unknown as CanvasRenderingContext2D; // only what is called of it
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(draws ? context : null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(
    this: HTMLCanvasElement,
    done,
    ...as
  ) {
    seen.sizes.push([this.width, this.height]);
    seen.written.push(as);
    done(writes === null ? null : new Blob(['x'], { type: writes }));
  });
  const crop = (area: Area, longestSide: number) => cropImage(new Blob(['picture']), area, longestSide);
  return { seen, crop };
};
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const area = (width: number, height: number) => ({ x: 10, y: 20, width, height });

describe('a part of a picture', () => {
  it.each([
    [area(2000, 1000), 500, [500, 250]],
    [area(1000, 2000), 500, [250, 500]],
    [area(300, 200), 500, [300, 200]],
    [area(500, 500), 500, [500, 500]],
    [area(4000, 1), 500, [500, 1]],
    [area(1, 4000), 500, [1, 500]],
  ])('of %j is as large as may be: %i pixels at most', async (part, longest, [width, height]) => {
    const { seen, crop } = setup();
    await crop(part, longest);
    expect(seen.sizes).toEqual([[width, height]]);
    expect(seen.drawn).toEqual([[part.x, part.y, part.width, part.height, 0, 0, width, height]]);
    expect(seen.closed).toBe(1);
  });

  it('is a WebP, or what the browser can write', async () => {
    const { seen, crop } = setup();
    expect(await crop(area(1, 1), 5)).toMatchObject({ name: 'picture.webp', type: 'image/webp' });
    expect(seen.written).toEqual([['image/webp', 0.92]]);
    const other = setup({ writes: 'image/png' });
    expect(await other.crop(area(1, 1), 5)).toMatchObject({
      name: 'picture.png',
      type: 'image/png',
      size: 1,
    });
  });

  it.each([{ draws: false }, { writes: null }])(
    'is none where the browser cannot make it: %j',
    async (lacks) => {
      await expect(setup(lacks).crop(area(1, 1), 5)).rejects.toThrow('The browser');
    },
  );
});
