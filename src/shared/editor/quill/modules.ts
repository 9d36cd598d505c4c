import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { cleanPastedHtml } from '../clean-pasted-html';
import { editorMessages } from '../editor-messages';
import { takePictures, takePlaces } from '../paste/pasted-pictures';

import { BalancedTables } from './balanced-tables';
import { enterInFigure } from './figure-format';

type Module<T> = new (quill: Quill, options: object) => T;
type Range = { index: number; length: number };
export type FilesHandler = (range: Range, files: File[]) => void;

// The registry is untyped by name: these are the editor's own modules.
const Clipboard = Quill.import('modules/clipboard') as Module<Quill['clipboard']>;
const Uploader = Quill.import('modules/uploader') as Module<Quill['uploader']>;

/** Takes the marks of pictures out of what was pasted, and tells where they stood. */
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

class CleaningClipboard extends Clipboard {
  private files: File[] = [];

  override onCapturePaste(event: ClipboardEvent) {
    this.files = [...(event.clipboardData?.files ?? [])];
    super.onCapturePaste(event);
  }

  override onPaste(range: Range, { html, text }: { html?: string; text?: string }) {
    if (!html) return super.onPaste(range, { text: text?.replace(/\u00a0/g, ' ') });
    const pictures = takePictures(html, this.files);
    const pasted = this.convert(
      { html: cleanPastedHtml(pictures.html), text },
      this.quill.getFormat(range.index),
    );
    const { delta, places } = splitPictures(pasted);
    this.quill.updateContents(new Delta().retain(range.index).delete(range.length).concat(delta), 'user');
    this.quill.setSelection(range.index + delta.length(), 0, 'silent');
    // From the last on: each takes a place, which would move those behind it.
    for (const { index, picture } of places.reverse()) {
      const file = pictures.files[picture];
      if (file) this.quill.uploader.upload({ index: range.index + index, length: 0 }, [file]);
    }
    this.quill.scrollSelectionIntoView();
    if (pictures.missing > 0) toast.blank(getMessages(editorMessages).picturesMissing(pictures.missing));
  }
}

/** Hands every pasted or dropped file on, of whatever type: who refuses one must be able to say so. */
class FileUploader extends Uploader {
  override upload(range: Range, files: FileList | File[]) {
    if (files.length > 0) this.options.handler?.call(this, range, [...files]);
  }
}

/** Replaces Quill's own modules, once. */
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

/** The settings of an editor. One object for its life: another one makes react-quill build the editor anew. */
export const editorModules = (onFiles: FilesHandler) => ({
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
      // Tab leads out of the editor, as everywhere; in lists, code and tables it keeps its use there.
      tab: null,
      indent: { format: ['list', 'indent', 'list'] },
      outdent: { format: ['list', 'indent', 'list'] },
      'list autofill': { prefix: /^\s*?(\d+\.|-|\*)$/ },
    },
  },
});
