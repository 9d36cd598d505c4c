import { styled } from '@mui/material/styles';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import ReactQuill, { type Quill } from 'react-quill';

import { EDITOR_HEIGHT_PX } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { fieldControl, FieldFrame } from '@/shared/ui/field/field-frame';
import { TOP_BAR_HEIGHT_PX } from '@/shared/ui/top-bar/top-bar';

import type { SplitBody } from './blocks/stored-block';
import { cleanSource } from './clean-source';
import { editorMessages } from './editor-messages';
import './editor.css';
import { elsewhereStyles } from './elsewhere-styles';
import { linkIconStyles } from './link-icon-styles';
import { linkIconFor } from './link-icons';
import type { LinkRules } from './links';
import { currentRange } from './quill/commands';
import { FORMATS, registerFormats } from './quill/formats';
import { editorModules, registerModules } from './quill/modules';
import { RawDialog } from './raw-dialog';
import { EditorToolbar, ToolbarRoom } from './toolbar/editor-toolbar';
import type { PickPicture } from './toolbar/panels';
import { UploadList } from './upload/upload-list';
import { useImageUploads, type UploadImage } from './upload/use-image-uploads';
import { useNamedPictures, type FetchPicture } from './upload/use-named-pictures';
import { useActiveEditor } from './use-active-editor';
import { useBody } from './use-body';
import { useEditorAria } from './use-editor-aria';
import { useRawBlocks } from './use-raw-blocks';
import { WordCount } from './word-count';

registerFormats();
registerModules();

// It grows with the text, so that the page has one scroll bar; its toolbar stays below the top bar.
const Frame = styled('div')({
  minHeight: EDITOR_HEIGHT_PX,
  '& .editor-head': { insetBlockStart: TOP_BAR_HEIGHT_PX },
});

export type RichTextEditorProps = {
  /** The html of the body. */
  value: string;
  /** Called with the html after each change by the person. Unedited blocks keep their bytes. */
  onChange: (value: string) => void;
  onUploadImage: UploadImage;
  /** Stores a picture of another website; without it such pictures stay there. */
  onFetchPicture?: FetchPicture;
  /** Asks for a picture that is stored already; without it the toolbar offers none. */
  onPickPicture?: PickPicture | undefined;
  /** Reports whether pictures are still uploading; a save would lack them. */
  onUploadingChange?: (uploading: boolean) => void;
  label: string;
  error?: string;
  links: LinkRules;
  /** What splits a body that is not empty into blocks; undefined while it loads. */
  split?: SplitBody;
  disabled?: boolean;
  required?: boolean;
};

/**
 * The rich-text editor (EDT-01): at least 500 px high including toolbar and word count. The only component that
 * depends on Quill.
 */
export function RichTextEditor({
  value,
  onChange,
  label,
  error,
  links,
  disabled = false,
  required = false,
  ...props
}: RichTextEditorProps) {
  const { onUploadImage, onFetchPicture, onPickPicture, onUploadingChange, split } = props;
  const messages = useMessages(editorMessages);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const { active, setActive } = useActiveEditor(quill, disabled);
  // Only the first toolbar comes after the paint of the text: a later one would act on the cell before.
  const isPainted = useDeferredValue(Boolean(active));
  const toolbarOf = isPainted ? active : null;
  const { uploads, add, cancel, retry } = useImageUploads(quill, onUploadImage);
  // Keep one object: a new one would make react-quill rebuild the editor.
  const [modules] = useState(() =>
    editorModules({
      onFiles: (editor, { index }, files) => latest.current.add(editor, index, files),
      onNamed: (addresses) => latest.current.take(addresses),
      split: () => latest.current.split,
      writing: () => latest.current.writing,
      onEditor: setActive,
    }),
  );
  const { isFetching, take } = useNamedPictures(quill, links, onFetchPicture);
  const writing = useMemo(
    () => ({ icon: linkIconFor(links), clean: (source: string) => cleanSource(source).html }),
    [links],
  );
  const latest = useRef({ add, take, split, writing });
  useBody(quill, { value, onChange, writing, split, disabled });
  const raw = useRawBlocks(quill, split);
  const textStyles = useMemo(() => ({ ...linkIconStyles(links), ...elsewhereStyles(links) }), [links]);
  const attach = useCallback((editor: ReactQuill | null) => {
    const attached = editor?.getEditor() ?? null;
    // react-quill would serialize the whole text twice per keystroke, for a value that nobody uses.
    if (attached) editor?.unhookEditor(attached);
    setQuill(attached);
  }, []);
  const addFiles = useCallback(
    (files: File[], index?: number) =>
      toolbarOf && latest.current.add(toolbarOf, index ?? currentRange(toolbarOf).index, files),
    [toolbarOf],
  );
  const isUploading = isFetching || uploads.some(({ failed }) => !failed);

  useEffect(() => {
    latest.current = { add, take, split, writing };
  }, [add, take, split, writing]);
  useEffect(() => onUploadingChange?.(isUploading), [isUploading, onUploadingChange]);

  const aria = useMemo(() => {
    const field = fieldControl(id, { error });
    const help = [field['aria-describedby'], `${id}-help`].filter(Boolean).join(' ');
    return { ...field, 'aria-labelledby': `${id}-name`, 'aria-describedby': help, 'aria-required': required };
  }, [id, error, required]);
  useEditorAria(quill, aria);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  };

  return (
    <FieldFrame id={id} error={error}>
      {/* A label element can only label form controls, so a click focuses the text in script. */}
      <span id={`${id}-name`} className="editor-label" role="presentation" onClick={() => quill?.focus()}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </span>
      <Frame
        ref={frame}
        className="editor"
        data-invalid={Boolean(error)}
        sx={{ '& .ql-editor': textStyles }}
        onKeyDown={onKeyDown}
        // What changes after a person was elsewhere is a step of Undo of its own, for example a repair of the checks.
        onBlur={() => quill?.history.cutoff()}
        role="presentation"
      >
        {toolbarOf ? (
          <EditorToolbar
            quill={toolbarOf}
            links={links}
            disabled={disabled}
            onFiles={addFiles}
            onPickPicture={onPickPicture}
            onEditHtml={raw.edit}
          />
        ) : (
          <ToolbarRoom />
        )}
        <ReactQuill
          ref={attach}
          theme="default"
          formats={FORMATS}
          modules={modules}
          useSemanticHTML={false}
          readOnly={disabled}
        />
        <UploadList
          uploads={uploads}
          onCancel={cancel}
          onRetry={(upload, file) => void retry(upload, file)}
        />
        <div className="editor-footer">
          <span id={`${id}-help`} className="editor-help">
            {messages.keyboardHelp}
          </span>
          {quill && <WordCount quill={quill} />}
        </div>
        <RawDialog source={raw.source} onApply={raw.apply} onClose={raw.close} />
      </Frame>
    </FieldFrame>
  );
}
