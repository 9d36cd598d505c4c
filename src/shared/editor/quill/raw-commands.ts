import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { RawBlock } from './raw-formats';
import { beginBehindRaw, chooseRawAtCursor, leaveRaw, onKeyBesideRaw, rawNodeAt } from './raw-keys';
import { RAW_ACTIONS, type RawAction } from './raw-view';

const USER = 'user';

type Range = { index: number; length: number };

const ACTIONS: Record<string, RawAction> = { Enter: 'editHtml', Delete: 'remove', Backspace: 'remove' };
const MOVES: Record<string, RawAction> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' };
/** The keys that leave a raw block; true if they lead behind it. */
const STEPS: Record<string, boolean> = {
  ArrowUp: false,
  ArrowLeft: false,
  ArrowDown: true,
  ArrowRight: true,
  Escape: true,
};
/** The keys that Quill applies at its cursor. */
const TEXT_KEYS = [
  'Enter',
  'Backspace',
  'Delete',
  'Tab',
  ' ',
  'ArrowUp',
  'ArrowLeft',
  'ArrowDown',
  'ArrowRight',
];

const rawOf = (event: Event) =>
  event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.matches('.ql-raw'));

const actionOf = (event: Event): RawAction | undefined => {
  const button = event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset['action'] !== undefined);
  return RAW_ACTIONS.find((action) => action === button?.dataset['action']);
};

/** The position and source of the raw block of an element. */
export const rawAt = (node: HTMLElement): { index: number; source: string } | null => {
  const blot = Quill.find(node);
  if (!blot || blot instanceof Quill) return null;
  const value = (blot as unknown as { value: () => { raw?: unknown } }).value(); // the blot of an embed is untyped
  return typeof value.raw === 'string' ? { index: blot.offset(blot.scroll), source: value.raw } : null;
};

/** Replaces a raw block by other content, or removes it. */
export const changeRaw = (quill: Quill, index: number, ops: Delta) =>
  quill.updateContents(new Delta().retain(index).delete(1).concat(ops), USER);

/** Moves a raw block past the whole block before or after it: a paragraph, a list, a table. */
const moveRaw = (quill: Quill, node: HTMLElement, source: string, by: -1 | 1) => {
  const blot = Quill.find(node);
  const next = !blot || blot instanceof Quill ? null : by < 0 ? blot.prev : blot.next;
  if (!blot || blot instanceof Quill || !next) return;
  const [from, to, length] = [blot.offset(quill.scroll), next.offset(quill.scroll), next.length()];
  const isFiller = by > 0 && next.next === null && length === 1 && next.domNode.textContent === '';
  if (isFiller) return;
  const raw = { raw: source };
  const delta =
    by < 0
      ? new Delta().retain(to).insert(raw).retain(length).delete(1)
      : new Delta().retain(from).delete(1).retain(length).insert(raw);
  quill.updateContents(delta, USER);
  rawNodeAt(quill, by < 0 ? to : from + length)?.focus();
};

/**
 * Handles the buttons and keys of raw blocks: edit, move, delete. Returns a function that removes the
 * listeners.
 */
export const listenToRawBlocks = (quill: Quill, onEdit: (node: HTMLElement) => void) => {
  const run = (action: RawAction, node: HTMLElement) => {
    const found = rawAt(node);
    if (!found || !quill.isEnabled()) return;
    const { index, source } = found;
    if (action === 'editHtml') onEdit(node);
    else if (action === 'remove') {
      changeRaw(quill, index, new Delta());
      quill.setSelection(index, 0, USER);
    } else moveRaw(quill, node, source, action === 'moveUp' ? -1 : 1);
  };
  let lastKey = '';
  const onClick = (event: Event) => {
    lastKey = '';
    const node = rawOf(event);
    if (!node) return;
    event.preventDefault();
    const action = actionOf(event);
    if (action) run(action, node);
    else node.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    lastKey = event.key;
    const node = rawOf(event);
    // On one of its buttons a key does what it does on every button.
    const found = node && event.composedPath()[0] === node ? rawAt(node) : null;
    const isHandled = node && found ? onKey(event, node, found.index) : !node && onKeyBesideRaw(quill, event);
    if (isHandled) event.preventDefault();
    // Quill would apply such a key at its cursor, which is elsewhere in the text.
    if (isHandled || (node && TEXT_KEYS.includes(event.key))) event.stopPropagation();
  };
  const onKey = ({ key, altKey, shiftKey }: KeyboardEvent, node: HTMLElement, index: number): boolean => {
    const action = (altKey ? MOVES : ACTIONS)[key];
    const isForward = STEPS[key];
    if (key === 'Enter' && shiftKey) beginBehindRaw(quill, index);
    else if (action) run(action, node);
    else if (isForward !== undefined && !altKey) leaveRaw(quill, index, isForward);
    else return false;
    return true;
  };
  const onCopy = (event: ClipboardEvent) => {
    const node = rawOf(event);
    const blot = node && Quill.find(node);
    if (!node || !(blot instanceof RawBlock)) return;
    event.preventDefault();
    event.stopPropagation();
    event.clipboardData?.setData('text/html', blot.html());
    event.clipboardData?.setData('text/plain', node.shadowRoot?.querySelector('.content')?.textContent ?? '');
    if (event.type === 'cut') run('remove', node);
  };
  const onSelection = (range: Range | null, before: Range | null) =>
    chooseRawAtCursor(quill, range, before, lastKey);
  const { root } = quill;
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown, true);
  root.addEventListener('copy', onCopy, true);
  root.addEventListener('cut', onCopy, true);
  quill.on('selection-change', onSelection);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKeyDown, true);
    root.removeEventListener('copy', onCopy, true);
    root.removeEventListener('cut', onCopy, true);
    quill.off('selection-change', onSelection);
  };
};
