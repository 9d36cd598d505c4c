import { inEditor } from '../testing/in-editor';

import { listenToRawBlocks, rawAt } from './raw-commands';

const RAW = '<video src="/a.mp4"></video>';
const LIST = '<ul><li>a</li><li>b</li></ul>';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const setup = (html: string, isEnabled = true) => {
  const { quill, html: saved } = inEditor(html);
  document.body.replaceChildren(quill.container);
  quill.enable(isEnabled);
  const onEdit = jest.fn();
  const stop = listenToRawBlocks(quill, onEdit);
  stops.push(stop);
  const block = () => quill.root.querySelector<HTMLElement>('.ql-raw') ?? quill.root;
  const button = (action: string) =>
    block().shadowRoot?.querySelector(`[data-action="${action}"]`) ?? block();
  const options = { bubbles: true, cancelable: true, composed: true };
  const click = (node: Element) => {
    const event = new MouseEvent('click', options);
    node.dispatchEvent(event);
    return event;
  };
  /** Presses a key; tells whether it was handled here, and whether Quill heard of it. */
  const press = (node: Element, key: string, more: KeyboardEventInit = {}) => {
    const heard = jest.fn();
    quill.container.addEventListener('keydown', heard, { once: true });
    const event = new KeyboardEvent('keydown', { key, ...options, ...more });
    node.dispatchEvent(event);
    return { handled: event.defaultPrevented, heard: heard.mock.calls.length > 0 };
  };
  const copy = (type: string, node: Element) => {
    const setData = jest.fn();
    const event = Object.assign(new Event(type, options), { clipboardData: { setData } });
    node.dispatchEvent(event);
    return { event, data: Object.fromEntries(setData.mock.calls) as Record<string, string> };
  };
  return { quill, saved, onEdit, stop, block, button, click, press, copy };
};

describe('moving a block that is kept as html', () => {
  it.each([
    [`<p>x</p>${RAW}<p>y</p>`, 'moveUp', `${RAW}<p>x</p><p>y</p>`],
    [`<p>x</p>${RAW}<p>y</p>`, 'moveDown', `<p>x</p><p>y</p>${RAW}`],
    [`${LIST}${RAW}<p>y</p>`, 'moveUp', `${RAW}${LIST}<p>y</p>`],
    [`<p>x</p>${RAW}${LIST}`, 'moveDown', `<p>x</p>${LIST}${RAW}`],
    [`${RAW}<p>y</p>`, 'moveUp', `${RAW}<p>y</p>`],
    [`<p>x</p>${RAW}`, 'moveDown', `<p>x</p>${RAW}`],
    [`<p></p>${RAW}<p>y</p>`, 'moveUp', `${RAW}<p></p><p>y</p>`],
    [`<p>x</p>${RAW}<p></p><p>y</p>`, 'moveDown', `<p>x</p><p></p>${RAW}<p>y</p>`],
    [`<p>x</p>${RAW}<p><img src="/a.png"></p>`, 'moveDown', `<p>x</p><p><img src="/a.png"></p>${RAW}`],
    [`<p>x</p>${RAW}<hr>`, 'moveDown', `<p>x</p><hr>${RAW}`],
  ])('%s: %s', (html, action, after) => {
    const { click, button, saved, block } = setup(html);
    click(button(action));
    expect(saved()).toBe(after);
    expect(document.activeElement === block()).toBe(after !== html);
  });
});

describe('the buttons of a block', () => {
  it('edit it as html', () => {
    const { click, button, block, onEdit } = setup(RAW);
    const node = block();
    expect(click(button('editHtml')).defaultPrevented).toBe(true);
    expect(onEdit.mock.calls).toEqual([[node]]);
  });

  it('remove it, and the cursor is in its place', () => {
    const { click, button, quill, saved } = setup(`<p>x</p>${RAW}<p>y</p>`);
    click(button('remove'));
    expect(saved()).toBe('<p>x</p><p>y</p>');
    expect(quill.getSelection()).toEqual({ index: 2, length: 0 });
  });

  it.each(['editHtml', 'remove', 'moveUp', 'moveDown'])('do nothing in a read-only text: %s', (action) => {
    const { click, button, saved, onEdit } = setup(`<p>x</p>${RAW}<p>y</p>`, false);
    click(button(action));
    expect(saved()).toBe(`<p>x</p>${RAW}<p>y</p>`);
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('are not those of the text around it', () => {
    const { click, quill, block } = setup(`<p>x</p>${RAW}`);
    const event = click(quill.root.querySelector('p') ?? block());
    expect(event.defaultPrevented).toBe(false);
    expect(block()).not.toHaveFocus();
  });
});

describe('a key on a block', () => {
  it.each<[string, KeyboardEventInit, boolean, boolean]>([
    ['Enter', {}, true, false],
    ['Enter', { shiftKey: true }, true, false],
    ['Delete', {}, true, false],
    ['Backspace', {}, true, false],
    ['ArrowUp', {}, true, false],
    ['ArrowUp', { altKey: true }, true, false],
    ['ArrowDown', { altKey: true }, true, false],
    ['Escape', {}, true, false],
    ['Escape', { altKey: true }, false, true],
    ['ArrowRight', { altKey: true }, false, false],
    ['ArrowLeft', { altKey: true }, false, false],
    ['Delete', { altKey: true }, false, false],
    ['Tab', {}, false, false],
    [' ', {}, false, false],
    ['a', {}, false, true],
    ['F10', { altKey: true }, false, true],
  ])('%s with %j is handled: %s, and Quill hears of it: %s', (key, more, handled, heard) => {
    const { press, block } = setup(`<p>x</p>${RAW}<p>y</p>`);
    expect(press(block(), key, more)).toEqual({ handled, heard });
  });

  it('edits it as html with Enter, but begins a line behind it with Shift', () => {
    const { press, block, onEdit, saved } = setup(`<p>x</p>${RAW}<p>y</p>`);
    press(block(), 'Enter', { shiftKey: true });
    expect(onEdit).not.toHaveBeenCalled();
    expect(saved()).toBe(`<p>x</p>${RAW}<p><br></p><p>y</p>`);
    press(block(), 'Enter');
    expect(onEdit.mock.calls).toEqual([[block()]]);
  });

  it('in the text is Quill’s, unless the block is beside the cursor', () => {
    const { press, quill, block } = setup(`<p>x</p>${RAW}<p>y</p>`);
    quill.setSelection(0, 0, 'silent');
    expect(press(quill.root, 'ArrowRight')).toEqual({ handled: false, heard: true });
    quill.setSelection(1, 0, 'silent');
    expect(press(quill.root, 'ArrowRight')).toEqual({ handled: true, heard: false });
    expect(block()).toHaveFocus();
  });
});

describe('the cursor that stepped over a block', () => {
  const moved = (between: (editor: ReturnType<typeof setup>) => void) => {
    const editor = setup(`<p>x</p>${RAW}<p>y</p>`);
    editor.quill.setSelection(0, 0, 'user');
    editor.press(editor.quill.root, 'ArrowDown');
    between(editor);
    editor.quill.setSelection(3, 0, 'user');
    return document.activeElement === editor.block();
  };

  it('selects it if an arrow key was the last that was pressed, but not after a click', () => {
    expect(moved(() => undefined)).toBe(true);
    expect(moved(({ click, quill }) => click(quill.root))).toBe(false);
    expect(moved(({ press, quill }) => press(quill.root, 'a'))).toBe(false);
  });
});

describe('copying', () => {
  it('takes the block with its text, and cutting removes it', () => {
    const { copy, block, saved } = setup(`<p>x</p><table><caption>ก ข</caption></table><p>y</p>`);
    const copied = copy('copy', block());
    expect(copied.event.defaultPrevented).toBe(true);
    expect(copied.data).toEqual({
      'text/html': expect.stringMatching(/^<div class="ql-raw" data-copy="\d+"><table>.*ก ข.*<\/div>$/),
      'text/plain': 'ก ข',
    });
    expect(saved()).toContain('caption');
    expect(copy('cut', block()).data['text/plain']).toBe('ก ข');
    expect(saved()).toBe('<p>x</p><p>y</p>');
  });

  it.each(['copy', 'cut'])('of the text is left to Quill: %s', (type) => {
    const { copy, quill, saved } = setup(`<p>x</p>${RAW}`);
    quill.blur();
    expect(copy(type, quill.root).data).not.toHaveProperty('text/plain', '');
    expect(saved()).toBe(`<p>x</p>${RAW}`);
  });

  it('needs no clipboard to be harmless', () => {
    const { block, saved } = setup(RAW);
    block().dispatchEvent(new Event('copy', { bubbles: true, cancelable: true }));
    expect(saved()).toBe(RAW);
  });
});

it('an editor that is taken away no longer listens', () => {
  const { stop, click, button, press, copy, block, quill, saved, onEdit } = setup(`<p>x</p>${RAW}<p>y</p>`);
  const node = block();
  stop();
  click(button('remove'));
  press(node, 'Enter');
  expect(copy('copy', node).data).toEqual({});
  copy('cut', node);
  quill.setSelection(2, 0, 'user');
  expect(onEdit).not.toHaveBeenCalled();
  expect(node).not.toHaveFocus();
  expect(saved()).toBe(`<p>x</p>${RAW}<p>y</p>`);
});

it('only a block that is kept as html has a source and a place', () => {
  const { quill, block } = setup(`<p>x</p>${RAW}<hr>`);
  expect(rawAt(block())?.index).toBe(2);
  expect(rawAt(block())?.source).toBe(RAW);
  expect(rawAt(document.createElement('div'))).toBeNull();
  expect(rawAt(quill.container)).toBeNull();
  expect(rawAt(quill.root.querySelector('hr') ?? quill.root)).toBeNull();
});
