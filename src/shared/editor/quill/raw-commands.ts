import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { RAW_ACTIONS, type RawAction } from './raw-view';

const USER = 'user';

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

/** The block under a raw block's element: where it stands and its source. */
export const rawAt = (node: HTMLElement): { index: number; source: string } | null => {
  const blot = Quill.find(node);
  if (!blot || blot instanceof Quill) return null;
  const value = (blot as unknown as { value: () => { raw?: unknown } }).value(); // an embed's blot, untyped by name
  return typeof value.raw === 'string' ? { index: blot.offset(blot.scroll), source: value.raw } : null;
};

const focusAt = (quill: Quill, index: number) => {
  const [line] = quill.getLine(index);
  const node = line?.domNode;
  if (node instanceof HTMLElement && node.matches('.ql-raw')) node.focus();
};

/** Replaces a raw block by others, or takes it away. */
export const changeRaw = (quill: Quill, index: number, ops: Delta) =>
  quill.updateContents(new Delta().retain(index).delete(1).concat(ops), USER);

/** Moves a raw block past the whole of what stands before or behind it: a paragraph, a list, a table. */
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
  focusAt(quill, by < 0 ? to : from + length);
};

/** What the buttons and the keys of raw blocks do: edit, move, delete. Returns how to stop listening. */
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
  const onClick = (event: Event) => {
    const node = rawOf(event);
    if (!node) return;
    event.preventDefault();
    const action = actionOf(event);
    if (action) run(action, node);
    else node.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const node = rawOf(event);
    if (!node || event.composedPath()[0] !== node) return;
    const keys: Record<string, RawAction> = { Enter: 'editHtml', Delete: 'remove', Backspace: 'remove' };
    const moves: Record<string, RawAction> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' };
    const found = rawAt(node);
    const action = event.altKey ? moves[event.key] : keys[event.key];
    const steps: Record<string, number> = {
      ArrowUp: 0,
      ArrowLeft: 0,
      ArrowDown: 1,
      ArrowRight: 1,
      Escape: 1,
    };
    const step = steps[event.key];
    if (action) run(action, node);
    else if (found && step !== undefined && !event.altKey) {
      quill.focus();
      quill.setSelection(Math.max(0, found.index + (step === 0 ? -1 : 1)), 0, USER);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  quill.root.addEventListener('click', onClick);
  quill.root.addEventListener('keydown', onKeyDown, true);
  return () => {
    quill.root.removeEventListener('click', onClick);
    quill.root.removeEventListener('keydown', onKeyDown, true);
  };
};
