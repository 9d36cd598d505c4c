import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { piecesToHtml } from '../blocks/pieces';
import { TableBlock } from '../tables/table-block';
import { tablesOf } from '../tables/tables-module';

import { editorOf } from './editor-of';
import { RawBlock } from './raw-formats';
import {
  beginBehindRaw,
  chooseRawAtCursor,
  leaveRaw,
  onKeyBesideRaw,
  rawNodeAt,
  WHOLE_BLOCKS,
} from './raw-keys';
import { RAW_ACTIONS, type RawAction } from './raw-view';

const USER = 'user';
const TABLE = '.ql-grid';

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

/** The raw block or table of an event; undefined for an event in the text or in a cell of the table. */
const rawOf = (event: Event) => {
  const node = event
    .composedPath()
    .find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.matches(`${WHOLE_BLOCKS}, .ql-editor`),
    );
  return node?.matches(WHOLE_BLOCKS) ? node : undefined;
};

const actionOf = (event: Event): RawAction | undefined => {
  const button = event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset['action'] !== undefined);
  return RAW_ACTIONS.find((action) => action === button?.dataset['action']);
};

type Value = { raw?: unknown; grid?: unknown };
type Found = { quill: Quill; index: number; value: Value; source: string };

/** The raw block or table of an element: its editor, its position and its html. */
export const rawAt = (node: HTMLElement): Found | null => {
  const blot = Quill.find(node);
  const quill = editorOf(node);
  if (!blot || blot instanceof Quill || !quill) return null;
  const value = (blot as unknown as { value: () => Value }).value(); // the blot of an embed is untyped
  const source = typeof value.raw === 'string' ? value.raw : piecesToHtml(value.grid);
  return source === '' ? null : { quill, index: blot.offset(blot.scroll), value, source };
};

/** Replaces a raw block or a table by other content, or removes it. */
export const changeRaw = ({ quill, index }: Found, ops: Delta) =>
  quill.updateContents(new Delta().retain(index).delete(1).concat(ops), USER);

/** Moves a raw block or a table past the whole block before or after it: a paragraph, a list, a table. */
export const moveRaw = (node: HTMLElement, { quill, value }: Found, by: -1 | 1) => {
  const blot = Quill.find(node);
  const next = !blot || blot instanceof Quill ? null : by < 0 ? blot.prev : blot.next;
  if (!blot || blot instanceof Quill || !next) return;
  const [from, to, length] = [blot.offset(quill.scroll), next.offset(quill.scroll), next.length()];
  const isFiller =
    by > 0 &&
    next.next === null &&
    length === 1 &&
    next.domNode.nodeName === 'P' &&
    next.domNode.textContent === '';
  if (isFiller) return;
  const delta =
    by < 0
      ? new Delta().retain(to).insert(value).retain(length).delete(1)
      : new Delta().retain(from).delete(1).retain(length).insert(value);
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
    if (!found || !found.quill.isEnabled()) return;
    if (action === 'editHtml') onEdit(node);
    else if (action === 'remove') {
      changeRaw(found, new Delta());
      found.quill.setSelection(found.index, 0, USER);
    } else moveRaw(node, found, action === 'moveUp' ? -1 : 1);
  };
  let lastKey = '';
  const onClick = (event: Event) => {
    lastKey = '';
    const node = rawOf(event);
    if (!node || node.matches(TABLE)) return;
    event.preventDefault();
    const action = actionOf(event);
    if (action) run(action, node);
    else node.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const node = rawOf(event);
    const editor = editorOf(event.target instanceof Node ? event.target : null) ?? quill;
    lastKey = editor === quill ? event.key : '';
    // On one of its buttons a key does what it does on every button.
    const found = node && event.composedPath()[0] === node ? rawAt(node) : null;
    const isHandled = node && found ? onKey(event, node, found) : !node && onKeyBesideRaw(editor, event);
    if (isHandled) event.preventDefault();
    // Quill would apply such a key at its cursor, which is elsewhere in the text.
    if (isHandled || (node && TEXT_KEYS.includes(event.key))) event.stopPropagation();
  };
  const onKey = (
    { key, altKey, shiftKey }: KeyboardEvent,
    node: HTMLElement,
    { quill: editor, index }: Found,
  ): boolean => {
    const action = (altKey ? MOVES : ACTIONS)[key];
    const isForward = STEPS[key];
    if (key === 'Enter' && shiftKey) beginBehindRaw(editor, index);
    else if (key === 'Enter' && node.matches(TABLE)) return tablesOf(quill).enter(node, 0);
    else if (action) run(action, node);
    else if (isForward !== undefined && !altKey) leaveRaw(editor, index, isForward);
    else return false;
    return true;
  };
  const onCopy = (event: ClipboardEvent) => {
    const node = rawOf(event);
    const blot = node && Quill.find(node);
    if (!node || !(blot instanceof RawBlock || blot instanceof TableBlock)) return;
    event.preventDefault();
    event.stopPropagation();
    event.clipboardData?.setData('text/html', blot.html());
    const shown = node.shadowRoot?.querySelector('.content') ?? node;
    event.clipboardData?.setData('text/plain', shown.textContent ?? '');
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
