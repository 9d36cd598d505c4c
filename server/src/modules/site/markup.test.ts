import { Markup, markup } from './markup';

describe('an HTML template', () => {
  it.each([
    ['text', `&<>"'&`, '&amp;&lt;&gt;&quot;&#39;&amp;'],
    ['a number', 0, '0'],
    ['nothing', null, ''],
    ['markup', new Markup('<b>&</b>'), '<b>&</b>'],
    ['a list of markup', [new Markup('<i>1</i>'), new Markup('<i>2</i>')], '<i>1</i><i>2</i>'],
    ['an empty list', [], ''],
  ])('inserts %s', (_name, part, html) => {
    expect(markup`<p>${part}</p>`.html).toBe(`<p>${html}</p>`);
  });

  it('keeps the order of its parts', () => {
    expect(markup`${1}a${2}b${3}`.html).toBe('1a2b3');
    expect(markup`a`.html).toBe('a');
  });
});
