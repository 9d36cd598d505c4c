import { act, renderHook } from '@testing-library/react';

import { linkRules } from '@/shared/editor/testing/link-rules';

import { checkInput, foundIn } from '../testing/check-input';

import { useLostPictures } from './use-lost-pictures';

// jsdom loads no pictures.
class FakeImage {
  onerror: (() => void) | null = null;
  src = '';
  constructor() {
    images.push(this);
  }
}
const images: FakeImage[] = [];
const { Image: OriginalImage } = window;
const OWN = '/files/ab/one.webp';
const rules = { ...linkRules, stagingDomains: [], ownHosts: ['newsdesk.example'] };

beforeEach(() => Object.assign(window, { Image: FakeImage }));
afterEach(() => {
  images.length = 0;
  Object.assign(window, { Image: OriginalImage });
  Reflect.deleteProperty(navigator, 'onLine');
});

const setup = (html: string, covers: { cover?: string; square?: string } = {}) => {
  const { values } = checkInput({ values: { cover: null, square: null, html, ...covers } });
  return renderHook((props: typeof values) => useLostPictures(props, rules), { initialProps: values });
};
const fail = (address: string) => act(() => images.find(({ src }) => src === address)?.onerror?.());

describe('a picture that is gone', () => {
  it('is named with its place in the text, once the server does not have it', () => {
    const { result } = setup(`<p><img src="${OWN}"><IMG alt='x' src='https://newsdesk.example/files/b'></p>`);
    expect(result.current).toEqual([]);
    fail(OWN);
    expect(result.current).toEqual([{ field: 'html', media: OWN }]);
    expect(foundIn({ lostPictures: result.current })).toEqual([`picture-lost | html | ${OWN}`]);
  });

  it('is named as the cover that it is', () => {
    const { result } = setup('', { cover: '/files/cover', square: '/files/square' });
    fail('/files/square');
    expect(result.current).toEqual([{ field: 'square' }]);
  });

  it('is asked for once, and not named any more when the text does not show it', () => {
    const { result, rerender } = setup(`<img src="${OWN}">`);
    const { values } = checkInput({ values: { cover: null, square: null } });
    rerender({ ...values, html: `<p>ก</p><img src="${OWN}">` });
    expect(images).toHaveLength(1);
    fail(OWN);
    expect(result.current).toHaveLength(1);
    rerender({ ...values, html: '<p>ก</p>' });
    expect(result.current).toEqual([]);
  });

  it('is not looked for on other websites or in the text itself', () => {
    setup('<img src="https://elsewhere.example/a.webp"><img src="data:image/png;base64,AA=="><img alt="">');
    expect(images).toEqual([]);
  });

  it('is not named while there is no network, and asked for again', () => {
    const { result, rerender } = setup(`<img src="${OWN}">`);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    fail(OWN);
    expect(result.current).toEqual([]);
    const { values } = checkInput({ values: { cover: null, square: null } });
    rerender({ ...values, html: `<p>ก</p><img src="${OWN}">` });
    expect(images).toHaveLength(2);
  });
});
