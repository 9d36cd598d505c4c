import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { playerOf, whyNoPlayer } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { parseHtml } from '@/shared/text/html-to-text';
import { toast } from '@/shared/ui/toast/toast';

import { piecesToHtml, readPieces } from '../blocks/pieces';
import { cleanPastedHtml } from '../clean-pasted-html';
import { editorMessages } from '../editor-messages';
import { offerLeftOut, tellLeftIn } from '../paste/left-out-notice';
import { takePictures, takePlaces } from '../paste/pasted-pictures';
import { unwrapRedirect } from '../paste/redirectors';
import { addressInCode } from '../player-code';
import { tellNoPlayer } from '../player-notice';
import { pasteTable } from '../tables/paste-table';
import { tablesOf } from '../tables/tables-module';

import { toAttributes } from './attributes';
import { insertVideo } from './commands';
import { wholeEditorOf } from './editor-of';

type Module<T> = new (quill: Quill, options: object) => T;
type Range = { index: number; length: number };
/** Receives the addresses of the pictures that pasted content names. */
export type NamedPicturesHandler = (addresses: string[]) => void;

// Quill's registry is untyped: this is the module to extend.
const Clipboard = Quill.import('modules/clipboard') as Module<Quill['clipboard']>;

/** Lines that are a part of something, in which an address is words. */
const ITEMS = ['list', 'code-block', 'figure'];

/** A picture to upload: its number, and its position in the text or in a cell of a table. */
type Place = { picture: number; index: number; table?: unknown; cell?: number };

/** Removes the marks of pictures from pasted content and returns their positions. */
const splitPictures = (pasted: Delta) => {
  const places: Place[] = [];
  const delta = pasted.reduce((text, { insert, attributes }) => {
    if (typeof insert !== 'string') return insert ? text.insert(insert, attributes) : text;
    const placed = takePlaces(insert);
    places.push(...placed.places.map((place) => ({ ...place, index: text.length() + place.index })));
    return placed.text === '' ? text : text.insert(placed.text, attributes);
  }, new Delta());
  return { delta, places };
};

const namedIn = ({ ops }: Delta): string[] => {
  const sources = ops.flatMap(({ insert }) => {
    if (typeof insert !== 'object') return [];
    if (insert.image) return [toAttributes(insert.image, 'src')['src']];
    return [...parseHtml(piecesToHtml(insert.grid)).querySelectorAll('img')].map(
      (image) => image.getAttribute('src') ?? undefined,
    );
  });
  return [...new Set(sources.filter((src) => src !== undefined))];
};

/** Cleans what is pasted. In a cell of a table, a pasted table becomes its lines of text. */
export class CleaningClipboard extends Clipboard {
  private files: File[] = [];
  private inCells: Place[] = [];
  private readonly onNamed: NamedPicturesHandler | undefined;
  private readonly isCell: boolean;

  constructor(quill: Quill, options: { onNamed?: NamedPicturesHandler; isCell?: boolean }) {
    super(quill, options);
    const { onNamed, isCell = false } = options;
    this.onNamed = onNamed;
    this.isCell = isCell;
    if (!isCell) this.addMatcher('table', (node) => this.tableOf(node));
  }

  override onCapturePaste(event: ClipboardEvent) {
    this.files = [...(event.clipboardData?.files ?? [])];
    super.onCapturePaste(event);
  }

  override onPaste(range: Range, { html, text }: { html?: string; text?: string }) {
    if (this.isPlayed(range, text ?? '') || this.isVideoPage(range, text ?? '')) return;
    if (!html) return super.onPaste(range, { text: text?.replace(/\u00a0/g, ' ') });
    const pictures = takePictures(html, this.files);
    const clean = cleanPastedHtml(pictures.html, this.isCell ? 'lines' : 'tables');
    this.inCells = [];
    const pasted = this.convert({ html: clean.html, text }, this.quill.getFormat(range.index));
    const { delta, places } = splitPictures(pasted);
    this.quill.updateContents(new Delta().retain(range.index).delete(range.length).concat(delta), 'user');
    this.quill.setSelection(range.index + delta.length(), 0, 'silent');
    // From the last to the first: each insertion moves the positions after it.
    for (const { index, picture } of places.reverse())
      this.uploadAt(this.quill, range.index + index, pictures.files[picture]);
    for (const { table, cell = 0, index, picture } of this.inCells.reverse()) {
      const [tables, pieces] = [tablesOf(this.quill), readPieces(table)];
      const block = pieces && tables.find(pieces, range.index);
      const editor = block && tables.editorOfCell(block, cell);
      if (editor) this.uploadAt(editor, index, pictures.files[picture]);
    }
    this.quill.scrollSelectionIntoView();
    if (clean.leftOut.length > 0) offerLeftOut(this.quill, range.index + delta.length(), clean.leftOut);
    tellLeftIn(clean.leftIn);
    tellNoPlayer(clean.frames);
    const named = namedIn(delta);
    if (named.length > 0) this.onNamed?.(named);
    if (pictures.missing > 0) toast.blank(getMessages(editorMessages).picturesMissing(pictures.missing));
  }

  /** Inserts the player of a code, or says what to copy instead. In a block of code, it is text. */
  private isPlayed({ index }: Range, text: string): boolean {
    const address = this.quill.getFormat(index)['code-block'] ? null : addressInCode(text);
    if (address === null) return false;
    const player = playerOf(address);
    if (player === null) tellNoPlayer([address]);
    else insertVideo(this.quill, player);
    return true;
  }

  /**
   * Inserts the player of a video whose address is pasted alone on an empty line. Undo returns the address. An address that only
   * its site can read stays text, and what to copy instead is said.
   */
  private isVideoPage({ index, length }: Range, text: string): boolean {
    const { quill } = this;
    const written = text.trim();
    const [line] = quill.getLine(index);
    if (length > 0 || line?.length() !== 1 || !/^https?:\/\/\S+$/i.test(written)) return false;
    if (ITEMS.some((format) => format in quill.getFormat(index))) return false;
    const address = unwrapRedirect(written);
    const player = playerOf(address);
    if (player === null) {
      if (whyNoPlayer(address) === 'short-link') tellNoPlayer([address]);
      return false;
    }
    const { history } = wholeEditorOf(quill);
    history.cutoff();
    quill.insertText(index, written, 'user');
    history.cutoff();
    quill.setSelection(index, written.length, 'silent');
    insertVideo(quill, player);
    history.cutoff();
    return true;
  }

  private uploadAt(editor: Quill, index: number, file: File | undefined) {
    if (file) editor.uploader.upload({ index, length: 0 }, [file]);
  }

  /** A pasted table as the block of a table. */
  private tableOf(node: Node): Delta {
    const found: Place[] = [];
    const contents = (html: string, cell: number): Delta => {
      const { delta, places } = splitPictures(this.convert({ html }));
      found.push(...places.map((place) => ({ ...place, cell })));
      return delta;
    };
    const grid = pasteTable(node, contents, tablesOf(this.quill));
    this.inCells.push(...found.map((place) => ({ ...place, table: grid })));
    return grid ? new Delta().insert({ grid }) : new Delta();
  }
}
