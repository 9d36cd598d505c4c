import type { Place } from '../rules/finding';

import { goToPlace } from './go-to-place';

/** The page as it is once a place was gone to. */
const setup = async (html: string, place: Place) => {
  document.body.innerHTML = html;
  const lit: Element[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    lit.push(this);
  };
  goToPlace(place);
  await new Promise(requestAnimationFrame);
  return { lit: lit[0]?.id, focused: document.activeElement?.id, selected: getSelection()?.toString() };
};
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

describe('going to a place of the article', () => {
  it('selects its words in the field of that name', async () => {
    const page = await setup('<input id="title" value="ข่าว ด่วน">', { field: 'title', text: 'ด่วน' });
    const [title] = document.getElementsByTagName('input');
    expect(page).toMatchObject({ lit: 'title', focused: 'title' });
    expect([title?.selectionStart, title?.selectionEnd]).toEqual([5, 9]);
  });

  it('selects nothing where the words are gone, and in a field that has no selection', async () => {
    await setup('<input id="title" value="ข่าว ด่วน">', { field: 'title', text: 'ฝน' });
    const [title] = document.getElementsByTagName('input');
    expect(title?.selectionStart).toBe(title?.selectionEnd);
    const date = '<input id="publishedDate" type="date" value="2026-11-26">';
    expect(await setup(date, { field: 'publishedDate', text: '2026' })).toMatchObject({
      lit: 'publishedDate',
      focused: 'publishedDate',
    });
  });

  it('finds the one of several fields that holds the words', async () => {
    const html =
      '<div id="all" data-field="references tags"><input id="a" value="a"><textarea id="b">b</textarea><input id="c" type="file"></div>';
    expect(await setup(html, { field: 'references', text: 'b' })).toMatchObject({ lit: 'b', focused: 'b' });
    expect(await setup(html, { field: 'references', text: 'x' })).toMatchObject({
      lit: 'all',
      focused: 'all',
    });
  });

  it('selects words of the text, over whatever they are spread, but not the icon of a link', async () => {
    const html =
      '<div id="text" data-field="html"><div contenteditable="true" tabindex="0" id="edit"><p id="p">a <b>ข่า</b>ว<a><i class="link-icon">x</i> ด่วน</a></p><p>b</p></div></div>';
    const page = await setup(html, { field: 'html', text: 'ข่าวด่ วน' });
    expect(page.focused).toBe('edit');
    expect(page.selected?.replace(/\s/g, '')).toBe('ข่าวxด่วน');
    expect((await setup(html, { field: 'html', text: 'none' })).lit).toBe('text');
    expect((await setup(html, { field: 'html', text: ' ' })).lit).toBe('text');
  });

  it('shows the medium that is meant', async () => {
    const html = '<div id="text" data-field="html"><img id="a" src="/a.png"><img id="b" src="/b.png"></div>';
    expect(await setup(html, { field: 'html', media: '/b.png' })).toMatchObject({ lit: 'b', focused: 'b' });
  });

  it('shows the article where the page has no such field', async () => {
    const html = '<div id="text" data-field="html">a</div>';
    expect(await setup(html, { field: 'tags' })).toMatchObject({ lit: 'text', focused: 'text' });
    expect((await setup('<p>a</p>', { field: 'tags' })).lit).toBeUndefined();
  });

  it('unfolds what the field stands in, where it is folded', async () => {
    const onClick = jest.fn();
    document.addEventListener('click', onClick);
    const folded = (isOpen: boolean) =>
      `<div data-fold><button aria-expanded="${isOpen}"></button><input id="title"></div>`;
    await setup(folded(true), { field: 'title' });
    expect(onClick).not.toHaveBeenCalled();
    expect((await setup(folded(false), { field: 'title' })).focused).toBe('title');
    expect(onClick).toHaveBeenCalledTimes(1);
    document.removeEventListener('click', onClick);
  });
});
