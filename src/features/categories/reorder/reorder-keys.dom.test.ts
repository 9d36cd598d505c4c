import { reorderRows } from './reorder-rows';

// Dragging with a pointer needs a browser; e2e tests do it.
const row = (id: string) =>
  `<tr id="${id}"><td><button id="drag-${id}" data-drag-handle><i id="icon-${id}"></i></button><a id="link-${id}" href="/">x</a></td></tr>`;

const setup = ({ isBusy = false } = {}) => {
  document.body.innerHTML = `<table>${row('a')}${row('b')}${row('c')}</table>`;
  const table = document.querySelector('table');
  if (!table) throw new Error('no table');
  const told: string[] = [];
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element, options) {
    scrolled.push(`${this.id} ${typeof options === 'object' ? options.block : ''}`);
  };
  const stop = reorderRows(table, {
    isBusy: () => isBusy,
    onLift: ({ id }) => told.push(`lift ${id}`),
    onOver: ({ id }, over) => told.push(`${id} over ${over.id}`),
    onDrop: ({ id }, over) => told.push(`${id} dropped at ${over.id}`),
    onCancel: ({ id }) => told.push(`${id} put back`),
  });
  /** Whether the key was handled, so that it does nothing else, such as scrolling the page. */
  const press = (key: string, on = 'drag-b') => {
    const target = document.getElementById(on);
    if (!target) throw new Error('no such element');
    return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  return { table, told, scrolled, press, stop };
};
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

describe('moving a row with the keys', () => {
  it.each([' ', 'Enter'])('lifts and drops with the key %j, and shows each row it passes', (key) => {
    const { told, scrolled, press } = setup();
    expect([press(key), press('ArrowUp'), press('ArrowDown'), press('ArrowDown'), press(key)]).toEqual(
      Array<boolean>(5).fill(true),
    );
    expect(told).toEqual(['lift b', 'b over a', 'b over b', 'b over c', 'b dropped at c']);
    expect(scrolled).toEqual(['a nearest', 'b nearest', 'c nearest']);
  });

  it.each([
    ['ArrowUp', 'drag-a'],
    ['ArrowDown', 'drag-c'],
  ])('stays at the end of the list: %s', (key, handle) => {
    const { told, scrolled, press } = setup();
    press(' ', handle);
    expect(press(key, handle)).toBe(true);
    expect(told).toEqual([`lift ${handle.at(-1)}`]);
    expect(scrolled).toEqual([]);
  });

  it('also follows keys on what is inside the handle', () => {
    const { told, press } = setup();
    expect(press(' ', 'icon-b')).toBe(true);
    expect(told).toEqual(['lift b']);
  });

  it('leaves keys elsewhere in the row alone', () => {
    const { told, press } = setup();
    expect([press(' ', 'link-b'), press('Enter', 'link-b')]).toEqual([false, false]);
    expect(told).toEqual([]);
  });

  it('leaves all other keys alone, and the arrows and Escape while nothing is lifted', () => {
    const { told, press } = setup();
    expect(['ArrowUp', 'ArrowDown', 'Escape', 'Tab'].map((key) => press(key))).toEqual(
      Array<boolean>(4).fill(false),
    );
    press(' ');
    expect([press('Tab'), press('x'), press('ArrowLeft')]).toEqual([false, false, false]);
    expect(told).toEqual(['lift b']);
  });

  it('lifts nothing while another move is running', () => {
    const { told, press } = setup({ isBusy: true });
    press(' ');
    expect(told).toEqual([]);
  });

  it.each([
    ['with Escape', ({ press }: ReturnType<typeof setup>) => press('Escape')],
    [
      'when the focus leaves the handle',
      ({ table }: ReturnType<typeof setup>) => table.dispatchEvent(new FocusEvent('focusout')),
    ],
    ['when the table is left', ({ stop }: ReturnType<typeof setup>) => stop()],
  ])('puts the row back %s', (_, cancel) => {
    const view = setup();
    view.press(' ');
    cancel(view);
    expect(view.told).toEqual(['lift b', 'b put back']);
  });

  it('ends when the table is left', () => {
    const { told, press, stop } = setup();
    stop();
    expect(press(' ')).toBe(false);
    expect(told).toEqual([]);
  });
});
