import { Quill } from 'react-quill';

import { inEditor } from '../testing/in-editor';

import { FORMATS } from './formats';

const setup = () => new Quill(document.createElement('div'), { formats: FORMATS });

it('links are nested outside every other format, marks next, and the rest stays in its order', () => {
  inEditor('');
  const { order } = Quill.import('blots/inline') as unknown as { order: string[] }; // Quill's registry is untyped
  expect(order.slice(-2)).toEqual(['marks', 'link']);
  expect(order).toEqual(expect.arrayContaining(['underline', 'strike', 'italic', 'bold', 'code']));
});

describe('a video in the editor', () => {
  const attack = '"><img src=x onerror=alert(1)>';

  it('cannot inject html through its address when it is copied (CVE-2025-15056)', () => {
    const quill = setup();
    quill.setContents([{ insert: { video: attack } }, { insert: '\n' }]);
    const copied = new DOMParser().parseFromString(quill.getSemanticHTML(), 'text/html');
    expect(copied.querySelector('img, [onerror]')).toBeNull();
  });

  it('cannot inject html through another attribute either (CVE-2025-15056)', () => {
    const quill = setup();
    const video = { src: 'https://www.youtube.com/embed/dQw4w9WgXcQ', title: attack };
    quill.setContents([{ insert: { video } }, { insert: '\n' }]);
    const copied = new DOMParser().parseFromString(quill.getSemanticHTML(), 'text/html');
    expect(copied.querySelector('img, [onerror]')).toBeNull();
    const { title } = copied.querySelector('iframe') ?? {};
    expect(title).toBe(attack);
  });

  it('stays a player when it is copied', () => {
    const { quill } = inEditor('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
    expect(quill.getSemanticHTML()).toContain('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ">');
  });

  it('of an unknown site is not shown', () => {
    const quill = setup();
    quill.setContents([{ insert: { video: 'https://evil.example/embed/x' } }, { insert: '\n' }]);
    expect(quill.root.querySelector('iframe')).not.toHaveAttribute('src');
  });
});

describe('a link in the editor', () => {
  it.each([
    ['stays one link if a part of it is bold', '<p><a href="/a">one <strong>two</strong> three</a> four</p>'],
    ['does not merge with its neighbour', '<p><a href="/a">one</a><a href="/b">two</a> four</p>'],
  ])('%s', (_name, html) => {
    const { type, html: saved } = inEditor(html);
    type('four', '!');
    expect(saved()).toBe(html.replace('four', 'four!'));
  });
});
