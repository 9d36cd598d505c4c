import { nameOfAddress, safeFrame, safeLink, safeSource, safeSourceSet } from './html-addresses';

describe('the name of an address in the list of removed parts', () => {
  it.each([
    ['https://a.example/x', 'a.example'],
    ['HTTP://A.example?x', 'A.example'],
    ['//a.example#x', 'a.example'],
    ['\\\\a.example\\x', 'a.example'],
    ['ftp://a.example/x', 'ftp:'],
    ['JavaScript:x()', 'javascript:'],
    [' java\n\u200bscript :x()', 'javascript:'],
    ['x-y+z.1:x', 'x-y+z.1:'],
    ['1a:b', '1a:b'],
    ['see//a.example', 'see//a.example'],
    ['a'.repeat(50), 'a'.repeat(40)],
    ['', ''],
  ])('of %j is %j', (address, name) => {
    expect(nameOfAddress(address)).toBe(name);
  });
});

describe('a link', () => {
  it.each([
    'http://a.example/x',
    'HTTPS://a.example',
    'mailto:desk@newsdesk.example',
    'TEL:021234567',
    '/path//x',
    'path/x:y',
    'x //a.example',
    '#x',
    '?x=1',
    '',
  ])('stays as it is: %j', (link) => {
    expect(safeLink(link)).toBe(link);
  });

  it.each([
    ['//a.example/x', 'https://a.example/x'],
    [' \n//a.example/x', 'https://a.example/x'],
  ])('without a scheme becomes https: %j', (link, safe) => {
    expect(safeLink(link)).toBe(safe);
  });

  it.each([
    'javascript:x()',
    'java\tscript:x()',
    '\u0001javascript:x()',
    'data:text/html,x',
    'ftp://a.example',
    '///a.example',
    '//',
    '//\\a.example',
    '/\\a.example',
    '\\\\a.example',
    '/ /a.example',
  ])('is refused: %j', (link) => {
    expect(safeLink(link)).toBeUndefined();
  });
});

describe('the address of a picture', () => {
  it.each([
    ['http://a.example', 'https://a.example'],
    ['http://cdn.a-b.example/x.png', 'https://cdn.a-b.example/x.png'],
    ['HTTP://A.EXAMPLE?x', 'https://A.EXAMPLE?x'],
    ['//a.example#x', 'https://a.example#x'],
    [' //a.example/x', 'https://a.example/x'],
  ])('of a public host becomes https: %j', (address, safe) => {
    expect(safeSource(address)).toBe(safe);
  });

  it.each([
    'https://a.example/x.png',
    'HTTPS://a.example/x.png',
    'http://a.example:8080/x.png',
    'http://localhost/x.png',
    'http://10.0.0.7/x.png',
    'http://a.e/x.png',
    'x.png?from=http://a.example/',
    '/files/x.png',
    '../x.png',
    '',
  ])('stays as it is: %j', (address) => {
    expect(safeSource(address)).toBe(address);
  });

  it.each([
    'data:image/png;base64,AAAA',
    'file:///x.png',
    'https:x.png',
    'blob:https://a.example/x',
    '//localhost/x.png',
    '//a.example:8080/x.png',
    '//10.0.0.7/x.png',
    '\\\\a.example\\x.png',
  ])('is refused: %j', (address) => {
    expect(safeSource(address)).toBeUndefined();
  });
});

describe('a list of pictures in several sizes', () => {
  it.each([
    ['x.png', 'x.png'],
    ['x.png  1x,\ny.png 2x', 'x.png  1x,\ny.png 2x'],
    ['x.png 1x , //a.example/y.png 2x', 'x.png 1x , https://a.example/y.png 2x'],
    ['x.png 100w,//a.example/y.png 1.5X', 'x.png 100w,https://a.example/y.png 1.5X'],
    ['x.png 10w,20h,//a.example/y.png', 'x.png 10w,20h,https://a.example/y.png'],
    ['', ''],
  ])('keeps its form: %j', (list, safe) => {
    expect(safeSourceSet(list)).toBe(safe);
  });

  it.each([
    'data:image/png;base64,AAAA 1x',
    'x.png 1x, file:///y.png 2x',
    'file:///x.png 1x, y.png 2x',
    'x.png 1x,file:///y.png',
  ])('is refused for one picture that is not allowed: %j', (list) => {
    expect(safeSourceSet(list)).toBeUndefined();
  });
});

describe('the address of a frame', () => {
  it.each([
    ['https://www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
    ['https://youtube-nocookie.com/embed/x', 'https://youtube-nocookie.com/embed/x'],
    ['HTTPS://WWW.YouTube.com/embed/x', 'HTTPS://WWW.YouTube.com/embed/x'],
    ['http://www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
    [' //www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
  ])('of a known player is https: %j', (address, safe) => {
    expect(safeFrame(address)).toBe(safe);
  });

  it.each([
    undefined,
    '',
    'https://',
    'https://[',
    'https://www.youtube.com/watch?v=x',
    'https://www.facebook.com/tr?id=1',
    'www.youtube.com/embed/x',
    '/www.youtube.com/embed/x',
    'ftp://www.youtube.com/embed/x',
    'javascript:https://www.youtube.com/embed/x',
    'https://www.youtube.com:8443/embed/x',
    'https://a.example/?https://www.youtube.com/embed/x',
    'https://youtube.com.a.example/embed/x',
  ])('is refused: %j', (address) => {
    expect(safeFrame(address)).toBeUndefined();
  });
});
