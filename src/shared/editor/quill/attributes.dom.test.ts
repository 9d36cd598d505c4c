import { readAttributes, toAttributes, writeAttributes } from './attributes';

const NAMES = ['src', 'alt', 'title'] as const;

/** The html of a picture after attributes were written to it. */
const written = (attributes: Record<string, string>, before: Record<string, string> = {}) => {
  const node = document.createElement('img');
  Object.entries(before).forEach(([name, value]) => node.setAttribute(name, value));
  writeAttributes(node, NAMES, attributes);
  return node;
};
const all = (attributes: object) => JSON.stringify(attributes);

describe('the attributes of an element in the editor', () => {
  it.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [
      { src: '/a', alt: '' },
      { src: '/a', alt: '' },
    ],
    [
      { alt: 'b', src: '/a' },
      { src: '/a', alt: 'b', 'data-attributes': all({ alt: 'b', src: '/a' }) },
    ],
    [
      { src: '/a', class: 'k' },
      { src: '/a', 'data-attributes': all({ src: '/a', class: 'k' }) },
    ],
    [{ id: 'k' }, { 'data-attributes': all({ id: 'k' }) }],
  ])('%j are shown as %j and read as they were given', (attributes, shown) => {
    const node = written(attributes);
    expect(Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))).toEqual(shown);
    expect(readAttributes(node, NAMES)).toEqual(attributes);
    expect(Object.keys(readAttributes(node, NAMES))).toEqual(Object.keys(attributes));
  });

  it('replace those that were there before', () => {
    const node = written({ src: '/b' }, { alt: 'a', src: '/a', class: 'k', 'data-attributes': '{}' });
    expect(node.outerHTML).toBe('<img src="/b" class="k">');
  });

  it('are only the named ones of a pasted element', () => {
    const node = document.createElement('img');
    ['title', 'src', 'onerror', 'class'].forEach((name) => node.setAttribute(name, name));
    expect(readAttributes(node, NAMES)).toEqual({ src: 'src', title: 'title' });
  });

  it.each([
    ['/a', { src: '/a' }],
    ['', { src: '' }],
    [{ alt: 'b' }, { alt: 'b' }],
    [undefined, {}],
  ])('are made of the value %j: %j', (value, attributes) => {
    expect(toAttributes(value, 'src')).toEqual(attributes);
  });

  it('are a copy of the value', () => {
    const value = { src: '/a' };
    expect(toAttributes(value, 'src')).not.toBe(value);
  });
});
