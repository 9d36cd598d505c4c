import { Quill } from 'react-quill';

import { readWrappers } from '../blocks/lines';

type Container = { domNode: HTMLElement; optimize(context: Record<string, unknown>): void };
type ContainerClass = new (...args: unknown[]) => Container;

// Quill's registry is untyped: these are Quill's own items and the list around them.
const ListItem = Quill.import('formats/list') as { requiredContainer: ContainerClass };

const DEEPEST = 8;

/** The number that the html of an item or of its list gives to it; 1 without one. */
const writtenNumber = (item: HTMLElement): number => {
  const [, { value = '' } = {}] = readWrappers(item.dataset['element'])?.[0] ?? [];
  const [, { start = '' } = {}] = readWrappers(item.dataset['container'])?.[0] ?? [];
  const number = Number.parseInt(value || start || '1', 10);
  return Number.isSafeInteger(number) ? number : 1;
};

/** Sets the counter of an item and of the lists within it (editor.css). */
const counterFrom = (number: number, depth: number): string =>
  Array.from(
    { length: DEEPEST - depth + 1 },
    (_, deeper) => `l${depth + deeper} ${deeper === 0 ? number : 0}`,
  ).join(' ');

/** Shows the items of a list with the numbers that readers see: a list that is stored with a beginning starts there. */
const showNumbers = (list: HTMLElement): void => {
  const lists: (string | undefined)[] = [];
  for (const item of list.children) {
    if (!(item instanceof HTMLElement)) continue;
    const depth = Number(/\bql-indent-(\d)\b/.exec(item.className)?.[1] ?? 0);
    const { list: kind = '', container = '', element = '' } = item.dataset;
    lists.length = Math.min(lists.length, depth + 1);
    const before = lists[depth];
    const current = `${kind} ${container}`;
    lists[depth] = current;
    const begins = before !== current || /"value"/.test(element);
    const number = writtenNumber(item);
    const isSet = kind === 'ordered' && begins && (before !== undefined || number !== 1);
    const counter = isSet ? counterFrom(number, depth) : '';
    if (item.style.getPropertyValue('counter-set') !== counter)
      item.style.setProperty('counter-set', counter);
    if (item.getAttribute('style') === '') item.removeAttribute('style');
  }
};

/** Makes lists show their numbers, once. */
export const numberLists = () => {
  class NumberedList extends ListItem.requiredContainer {
    override optimize(context: Record<string, unknown>) {
      super.optimize(context);
      showNumbers(this.domNode);
    }
  }
  ListItem.requiredContainer = NumberedList;
};
