import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { playerInCode } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { cleanPastedHtml } from '../clean-pasted-html';
import { editorMessages } from '../editor-messages';
import { offerLeftOut } from '../paste/left-out-notice';
import { takePictures, takePlaces } from '../paste/pasted-pictures';

import { toAttributes } from './attributes';
import { BalancedTables } from './balanced-tables';
import { insertVideo } from './commands';
import { enterInFigure, goBelowLastFigure } from './figure-format';

type Module<T> = new (quill: Quill, options: object) => T;
type Range = { index: number; length: number };
export type FilesHandler = (range: Range, files: File[]) => void;
/** Receives the addresses of the pictures that pasted content names. */
export type NamedPicturesHandler = (addresses: string[]) => void;

// Quill's registry is untyped: these are the modules to extend.
const Clipboard = Quill.import('modules/clipboard') as Module<Quill['clipboard']>;
const Uploader = Quill.import('modules/uploader') as Module<Quill['uploader']>;

/** Removes the marks of pictures from pasted content and returns their positions. */
const splitPictures = (pasted: Delta) => {
  const places: { index: number; picture: number }[] = [];
  const delta = pasted.reduce((text, { insert, attributes }) => {
    if (typeof insert !== 'string') return insert ? text.insert(insert, attributes) : text;
    const placed = takePlaces(insert);
    places.push(...placed.places.map((place) => ({ ...place, index: text.length() + place.index })));
    return placed.text === '' ? text : text.insert(placed.text, attributes);
  }, new Delta());
  return { delta, places };
};

const namedIn = ({ ops }: Delta): string[] => {
  const sources = ops.map(({ insert }) =>
    typeof insert === 'object' && insert.image ? toAttributes(insert.image, 'src')['src'] : undefined,
  );
  return [...new Set(sources.filter((src) => src !== undefined))];
};

class CleaningClipboard extends Clipboard {
  private files: File[] = [];
  private readonly onNamed: NamedPicturesHandler | undefined;

  constructor(quill: Quill, options: { onNamed?: NamedPicturesHandler }) {
    super(quill, options);
    this.onNamed = options.onNamed;
  }

  override onCapturePaste(event: ClipboardEvent) {
    this.files = [...(event.clipboardData?.files ?? [])];
    super.onCapturePaste(event);
  }

  override onPaste(range: Range, { html, text }: { html?: string; text?: string }) {
    const player = playerInCode(text ?? '');
    if (player !== null) return insertVideo(this.quill, player);
    if (!html) return super.onPaste(range, { text: text?.replace(/\u00a0/g, ' ') });
    const pictures = takePictures(html, this.files);
    const { html: clean, leftOut } = cleanPastedHtml(pictures.html);
    const pasted = this.convert({ html: clean, text }, this.quill.getFormat(range.index));
    const { delta, places } = splitPictures(pasted);
    this.quill.updateContents(new Delta().retain(range.index).delete(range.length).concat(delta), 'user');
    this.quill.setSelection(range.index + delta.length(), 0, 'silent');
    // From the last to the first: each insertion moves the positions after it.
    for (const { index, picture } of places.reverse()) {
      const file = pictures.files[picture];
      if (file) this.quill.uploader.upload({ index: range.index + index, length: 0 }, [file]);
    }
    this.quill.scrollSelectionIntoView();
    if (leftOut.length > 0) offerLeftOut(this.quill, range.index + delta.length(), leftOut);
    const named = namedIn(delta);
    if (named.length > 0) this.onNamed?.(named);
    if (pictures.missing > 0) toast.blank(getMessages(editorMessages).picturesMissing(pictures.missing));
  }
}

/** Passes on every pasted or dropped file of any type, so that the handler can report a refused one. */
class FileUploader extends Uploader {
  override upload(range: Range, files: FileList | File[]) {
    if (files.length > 0) this.options.handler?.call(this, range, [...files]);
  }
}

/** Registers the modules in place of Quill's own, once. */
export const registerModules = () => {
  Quill.register(
    {
      'modules/clipboard': CleaningClipboard,
      'modules/table': BalancedTables,
      'modules/uploader': FileUploader,
    },
    true,
  );
};

/** The settings of an editor. Keep one object per editor: a new object makes react-quill rebuild it. */
export const editorModules = (onFiles: FilesHandler, onNamed?: NamedPicturesHandler) => ({
  clipboard: { onNamed },
  toolbar: false,
  table: true,
  history: { userOnly: true },
  uploader: { handler: onFiles },
  keyboard: {
    bindings: {
      figure: {
        key: 'Enter',
        format: ['figure'],
        handler(this: { quill: Quill }, range: Range) {
          enterInFigure(this.quill, range);
        },
      },
      end: {
        key: 'End',
        shortKey: true,
        handler(this: { quill: Quill }) {
          return !goBelowLastFigure(this.quill);
        },
      },
      // Tab leaves the editor, as in any field; in lists, code and tables it keeps its function.
      tab: null,
      indent: { format: ['list', 'indent', 'list'] },
      outdent: { format: ['list', 'indent', 'list'] },
      // Only the first number begins a list: 30. can be the day of a date.
      'list autofill': { prefix: /^\s*?([1๑]\.|-|\*)$/ },
    },
  },
});
