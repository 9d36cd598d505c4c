import { safeAttributes } from './html-attributes';

describe('the attributes of an element', () => {
  const check = (tagName: string, attributes: Record<string, string>) => {
    const removed: string[] = [];
    const kept = safeAttributes(tagName, attributes, (kind, name) => removed.push(`${kind} ${name}`));
    return { kept, removed };
  };

  it.each([
    ['p', 'class', 'lead  a'],
    ['p', 'class', ''],
    ['p', 'class', `${'a'.repeat(200)} xMui my-css-x`],
    ['p', 'title', '"<&'],
    ['p', 'itemscope', ''],
    ['p', 'xml:lang', 'th'],
    ['p', 'data-block.a_b:c-7', 'x'],
    ['p', 'aria-label', 'a b'],
    ['p', 'data-a-row', 'x'],
    ['q', 'cite', 'https://a.example/'],
    ['img', 'longdesc', '/x'],
    ['p', 'itemtype', 'https://schema.example/News'],
    ['p', 'itemid', 'http://a.example/1'],
    ['a', 'target', '_blank'],
    ['a', 'target', '_self'],
    ['a', 'href', '#'],
    ['a', 'href', '#top'],
    ['a', 'href', '#TOP'],
    ['a', 'href', '#n-fn1'],
    ['a', 'href', 'https://a.example/#fn1'],
    ['a', 'href', '/x#fn1'],
    ['p', 'id', 'n-fn1'],
    ['iframe', 'src', 'https://www.youtube.com/embed/x'],
    ['td', 'headers', 'n-a  n-b'],
    ['video', 'poster', '/files/a.webp'],
    ['img', 'srcset', '/files/a.webp 1x, /files/b.webp 2x'],
  ])('stay as they are: %s %s=%j', (tagName, name, value) => {
    expect(check(tagName, { [name]: value })).toEqual({ kept: { [name]: value }, removed: [] });
  });

  it.each([
    ['a', 'href', '#fn1', '#n-fn1'],
    ['a', 'href', '#topic', '#n-topic'],
    ['a', 'href', '#a-top', '#n-a-top'],
    ['p', 'id', 'fn1', 'n-fn1'],
    ['a', 'name', 'a n-', 'n-a n-'],
    ['td', 'headers', 'a n-b\tlong', 'n-a n-b\tn-long'],
    ['p', 'aria-labelledby', 'a bc', 'n-a n-bc'],
    ['p', 'aria-describedby', 'a bc', 'n-a n-bc'],
    ['p', 'aria-controls', 'a bc', 'n-a n-bc'],
    ['p', 'aria-owns', 'a bc', 'n-a n-bc'],
    ['iframe', 'src', '//www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
    ['video', 'src', '//a.example/x.mp4', 'https://a.example/x.mp4'],
    ['video', 'poster', 'http://a.example/x.png', 'https://a.example/x.png'],
    ['q', 'cite', '//a.example/', 'https://a.example/'],
  ])('refer to the article or to https only: %s %s=%j', (tagName, name, value, safe) => {
    expect(check(tagName, { [name]: value })).toEqual({ kept: { [name]: safe }, removed: [] });
  });

  it.each([
    ['a', 'href', 'javascript:x()', 'address javascript:'],
    ['q', 'cite', 'javascript:x()', 'address javascript:'],
    ['img', 'longdesc', 'javascript:x()', 'address javascript:'],
    ['p', 'itemtype', 'javascript:x()', 'address javascript:'],
    ['p', 'itemid', 'javascript:x()', 'address javascript:'],
    ['img', 'src', 'file:///x.png', 'picture file:'],
    ['audio', 'src', 'mailto:x', 'picture mailto:'],
    ['video', 'poster', 'file:///x.png', 'picture file:'],
    ['img', 'srcset', 'file:///x.png 1x', 'picture file:'],
    ['p', 'style', 'position: fixed', 'style position'],
    ['a', 'target', '_top', 'attribute target'],
    ['p', 'onclick', 'x()', 'attribute onclick'],
    ['p', 'href', '/x', 'attribute href'],
    ['p', 'colspan', '2', 'attribute colspan'],
    ['ruby', 'width', '2', 'attribute width'],
    ['p', 'my-data-x', 'x', 'attribute my-data-x'],
    ['p', 'data-', 'x', 'attribute data-'],
    ['p', 'data-x$', 'x', 'attribute data-x$'],
    ['p', 'class', 'Mui', 'class Mui'],
  ])('are removed and reported: %s %s=%j', (tagName, name, value, told) => {
    expect(check(tagName, { [name]: value })).toEqual({ kept: {}, removed: [told] });
  });

  it.each('static scheme upload raw row menu side stop submitted invalid tone'.split(' '))(
    'of the console are removed: data-%s',
    (name) => {
      const attributes = { [`data-${name}`]: 'x', [`data-${name}-x`]: 'x' };
      expect(check('p', attributes)).toEqual({
        kept: {},
        removed: [`attribute data-${name}`, `attribute data-${name}-x`],
      });
    },
  );

  it.each(['iframe', 'p'])('that name nothing are dropped without a report: %s', (tagName) => {
    expect(check(tagName, { id: ' ', name: '' })).toEqual({ kept: {}, removed: [] });
  });

  it('lose the classes of the console, each with a report, and keep the others', () => {
    const long = 'a'.repeat(201);
    expect(
      check('p', { class: ` lead  MuiBox-root b css-1 notistack-x snackbaritem-y a&b ${long}` }),
    ).toEqual({
      kept: { class: 'lead b' },
      removed: ['MuiBox-root', 'css-1', 'notistack-x', 'snackbaritem-y', 'a&b', long].map(
        (name) => `class ${name}`,
      ),
    });
  });

  it('are judged one by one, and those that stay keep their order', () => {
    const attributes = { title: 'x', onclick: 'x()', href: '#a', class: 'b', style: 'color: red; top: 0' };
    expect(Object.entries(check('a', attributes).kept)).toEqual([
      ['title', 'x'],
      ['href', '#n-a'],
      ['class', 'b'],
      ['style', 'color: red'],
    ]);
  });
});
