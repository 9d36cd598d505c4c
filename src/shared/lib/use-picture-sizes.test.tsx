import { render, screen } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { announceExtensions } from '@/shared/testing/api-server';

import { usePictureSizes } from './use-picture-sizes';

const START = '/files/ab/abcdefab-0000-4000-8000-abcdefabcdef';

function Picture({ url }: { url: string | null }) {
  return <img alt="cover" {...usePictureSizes(url, '64px')} src={url ?? ''} />;
}

const show = async (url: string | null) => {
  await loadRuntimeConfig();
  render(<Picture url={url} />);
  const image = screen.getByAltText('cover');
  return [image.getAttribute('srcset'), image.getAttribute('sizes')];
};

describe('the sizes of a picture', () => {
  it.each(['', 'https://api.test'])(
    'are offered for one that the backend stores: %j [MED-03]',
    async (origin) => {
      announceExtensions('picture-sizes');
      const widths = [200, 400, 800, 1_200];
      const set = widths.map((width) => `${origin}${START}.w${width}.webp ${width}w`).join(', ');
      expect(await show(`${origin}${START}.webp`)).toEqual([set, '64px']);
    },
  );

  it.each([
    '/files/drawings/cover-1.svg',
    '/files/cover.webp',
    `${START}.webp?x`,
    `${START}.w800.webp`,
    `${START.toUpperCase()}.webp`,
    'blob:https://console.test/5',
    null,
  ])('are those of no other picture: %s [MED-03]', async (url) => {
    announceExtensions('picture-sizes');
    expect(await show(url)).toEqual([null, null]);
  });

  it('are not asked for if the backend does not announce them [MED-03]', async () => {
    announceExtensions('live');
    expect(await show(`${START}.webp`)).toEqual([null, null]);
  });
});
