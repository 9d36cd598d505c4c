import { drawRaw, nameOfRaw } from './raw-view';

describe('the name of a part that is kept as html', () => {
  it.each([
    ['<table><tr><td colspan="2">a', 'Table'],
    ['<TABLE border=0>', 'Table'],
    ['<figure><video></video></figure>', 'Figure'],
    ['<dl><dt>a', 'Description list'],
    ['<DL><dt>a', 'Description list'],
    ['<pre>a</pre>', 'Preformatted text'],
    ['<ul><li>a', 'List'],
    ['<ol><li>a', 'List'],
    ['<details>a', 'Details'],
    ['<iframe src="/a"></iframe>', 'Embedded page'],
    ['<video></video>', 'Video'],
    ['<audio></audio>', 'Audio'],
    ['<svg></svg>', 'Drawing'],
    ['<math></math>', 'Formula'],
    ['<picture></picture>', 'Picture'],
    ['<form></form>', 'Form'],
    ['<hr>', 'Rule'],
    ['<a name="top"></a>', 'Anchor'],
    ['<div><p>a</p><iframe></iframe></div>', 'Embedded page'],
    ['<p><VIDEO></VIDEO></p>', 'Video'],
    ['<div><audio></audio></div>', 'Audio'],
    ['<p><svg></svg></p>', 'Drawing'],
    ['<p><picture></picture></p>', 'Picture'],
    ['<div><table></table></div>', 'Table'],
    ['<section><tablet></tablet></section>', 'Part'],
    ['<div>a</div>', 'Part'],
    ['<x-card>a</x-card>', 'Part'],
    ['<!-- <a>note</a> -->', 'Anchor'],
    ['<!-- note -->', 'Comment'],
    ['a <!-- note -->', 'Part'],
    ['', 'Part'],
  ])('%s', (source, name) => {
    expect(nameOfRaw(source)).toBe(`${name}, kept as HTML`);
  });
});

describe('the picture of a part that is kept as html', () => {
  const draw = (source: string, hasBar: boolean) => {
    const host = document.createElement('div');
    drawRaw(host, source, hasBar);
    return [...(host.shadowRoot?.children ?? [])];
  };

  it('has a bar with its name and a button for each action', () => {
    const [bar, content, ...others] = draw('<dl><dt>a</dt></dl>', true);
    expect(others).toEqual([]);
    expect(bar).toHaveClass('bar');
    expect(bar?.outerHTML).toBe(
      '<div class="bar"><b>Description list, kept as HTML</b>' +
        '<button type="button" data-action="editHtml">Edit as HTML</button>' +
        '<button type="button" data-action="moveUp">Move up</button>' +
        '<button type="button" data-action="moveDown">Move down</button>' +
        '<button type="button" data-action="remove">Remove</button></div>',
    );
    expect(content?.outerHTML).toBe(
      '<div class="content" data-source="<dl><dt>a</dt></dl>"><dl><dt>a</dt></dl></div>',
    );
  });

  it('inside a line is only its words', () => {
    expect(draw('<abbr>a</abbr>', false).map((part) => part.outerHTML)).toEqual([
      '<span class="words" data-source=""><abbr>a</abbr></span>',
    ]);
  });

  it('shows the beginning of its source if nothing else can be seen', () => {
    const [, content] = draw(`<!-- ${'a'.repeat(400)} -->`, true);
    expect(content).toHaveAttribute('data-source', `<!-- ${'a'.repeat(295)}`);
    expect(content).toBeEmptyDOMElement();
  });

  it('runs no script, and none of its parts is reached with the Tab key', () => {
    const [words] = draw(
      '<a href="/a" onclick="b()">a</a><i tabindex="0">b</i><details><summary>c</summary></details><u>d</u><script>e</script>',
      false,
    );
    expect([...(words?.querySelectorAll('[tabindex="-1"]') ?? [])].map(({ tagName }) => tagName)).toEqual([
      'A',
      'I',
      'SUMMARY',
    ]);
    expect(words?.innerHTML).not.toMatch(/script|onclick/);
  });

  it('shares one style sheet with all others, where a page may have such', () => {
    const replaceSync = jest.fn();
    const make = jest.fn(() => ({ replaceSync }));
    const [before, root] = [window.CSSStyleSheet, ShadowRoot.prototype];
    Object.assign(window, { CSSStyleSheet: make });
    Object.defineProperty(root, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
    const hosts = [1, 2].map(() => document.createElement('div'));
    hosts.forEach((host) => drawRaw(host, 'a', true));
    expect(make).toHaveBeenCalledTimes(1);
    expect(replaceSync.mock.calls).toEqual([[expect.stringContaining('.content')]]);
    expect(hosts.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets)).toEqual([
      [{ replaceSync }],
      [{ replaceSync }],
    ]);
    Object.assign(window, { CSSStyleSheet: before });
    Reflect.deleteProperty(root, 'adoptedStyleSheets');
  });
});
