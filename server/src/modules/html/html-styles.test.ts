import { safeStyle } from './html-styles';

describe('the style of an element', () => {
  const check = (style: string) => {
    const removed: string[] = [];
    const safe = safeStyle(style, (kind, name) => removed.push(`${kind} ${name}`));
    return { safe, removed };
  };

  it.each([
    '',
    ' ; ;',
    'color:red',
    ' COLOR : RED ; ',
    'color: #fff !important',
    'color: rgb(1, 2, 3); background-color: RGBA(1 2 3 / 50%)',
    'background: hsl(120deg 50% 50%); border-color: hsla(0.5turn, 1%, 2%, .5)',
    'width: calc(100% - 2px + 1em * 3 / 2)',
    `font: italic bold 12px/1.5 "Noto Sans", 'Sarabun'`,
    'text-align: center; text-align-last: left; text-decoration-line: underline; text-underline-offset: 2px',
    'margin-inline-start: -1px; padding-top: 0; padding: 1px 2px; margin-block-end: 0',
    'min-width: 1px; max-height: 2px; height: 50%',
    'border: 1px solid; border-top-left-radius: 2px; outline: 0; outline-style: none',
    'list-style: none; list-style-type: square; list-style-position: inside',
    'overflow: hidden; overflow-x: auto; overflow-wrap: anywhere',
    'flex: 1; flex-direction: row; order: 2; gap: 1px; row-gap: 1px; column-gap: 1px',
    'columns: 2; column-count: 2; break-before: page; page-break-inside: avoid',
    'justify-content: center; align-items: center; align-self: end',
    'object-fit: cover; object-position: top; aspect-ratio: 16/9',
  ])('stays as it is: %j', (style) => {
    expect(check(style)).toEqual({ safe: style, removed: [] });
  });

  it.each([
    ['position: fixed', 'position'],
    ['Top : 0', 'top'],
    ['z-index: 9', 'z-index'],
    ['transform: none', 'transform'],
    ['content: "x"', 'content'],
    ['--color: red', '--color'],
    ['xcolor: red', 'xcolor'],
    ['colorx: red', 'colorx'],
    ['margin-start-x: 0', 'margin-start-x'],
    ['background-image: none', 'background-image'],
    ['background: url(x.png)', 'background'],
    ['background: u\\72l(x.png)', 'background'],
    ['background: red:url', 'background'],
    ['background: image-set("x.png" 1x)', 'background'],
    ['color: var(--x)', 'color'],
    ['color: rgb(var(--x))', 'color'],
    ['color: expression(x)', 'color'],
    ['color: red !ie', 'color'],
    ['width: calc(env(x))', 'width'],
    ['font-family: a{b}', 'font-family'],
    ['nonsense', 'nonsense'],
  ])('loses a declaration that could position, load or cover something: %j', (style, name) => {
    expect(check(style)).toEqual({ safe: undefined, removed: [`style ${name}`] });
  });

  it('keeps the other declarations with their spaces, and reports each one it loses', () => {
    expect(check(' top: 0; color:  red;left:0 ;margin : 0 ;')).toEqual({
      safe: 'color:  red;margin : 0 ;',
      removed: ['style top', 'style left'],
    });
  });
});
