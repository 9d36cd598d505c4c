import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField, useFormikContext } from 'formik';
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { addTag, splitTags } from '@/shared/text/tags';
import { ChipList } from '@/shared/ui/chip-list/chip-list';
import type { FieldText } from '@/shared/ui/field/field-frame';
import { isAtSuggestion } from '@/shared/ui/suggest-input/suggest-input';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { useFieldError } from './form-status';
import { formMessages } from './messages';
import { TagChip } from './tag-chip';

/** The props of the box in which a tag is typed. */
export type TagBox = FieldText &
  Pick<OutlinedInputProps, 'inputRef' | 'autoFocus' | 'onKeyDown' | 'onPaste' | 'onBlur'> & {
    id: string;
    value: string;
    /** The tags that are there already. */
    tags: string[];
    onType: (text: string) => void;
    /** Adds a tag as it is. */
    onChoose: (tag: string) => void;
  };

type Props = {
  name: string;
  label: string;
  /** A box with suggestions; by default a plain one. */
  renderBox?: ((box: TagBox) => ReactNode) | undefined;
  /** Reports the text in the box that is not a tag yet. */
  onTyping?: ((typed: string) => void) | undefined;
  autoFocus?: boolean | undefined;
};

const plainBox = ({ tags: _tags, onType, onChoose: _onChoose, ...box }: TagBox) => (
  <TextInput {...box} onChange={(event) => onType(event.target.value)} />
);

/** Tags as chips (NWS-08): Enter adds the typed tag, Backspace in the empty box removes the last one. */
export function FormTagsField({ name, label, renderBox = plainBox, onTyping, autoFocus }: Props) {
  const messages = useMessages(formMessages);
  const [{ value: tags }] = useField<string[]>(name);
  const { setFieldValue } = useFormikContext();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const type = (text: string) => {
    setTyped(text);
    onTyping?.(text);
  };
  const add = () => {
    const next = addTag(tags, typed);
    if (next !== tags) void setFieldValue(name, next);
    type('');
  };
  // The chip moves what is below it. A button that is being pressed would move away from under the pointer.
  const addOnceReleased = () => {
    if (document.querySelector('button:active')) window.addEventListener('mouseup', add, { once: true });
    else add();
  };
  const choose = (tag: string) => {
    void setFieldValue(name, [...tags, tag]);
    type('');
  };
  const remove = useCallback(
    (tag: string) => {
      void setFieldValue(name, (all: string[]) => all.filter((other) => other !== tag));
      input.current?.focus();
    },
    [setFieldValue, name],
  );
  // Memoized, because every keystroke in any field rerenders this field.
  const chips = useMemo(
    () =>
      tags.map((tag) => (
        <TagChip key={tag} tag={tag} removeLabel={messages.removeTag(tag)} onRemove={remove} />
      )),
    [tags, messages, remove],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter can confirm a word of an input method; that is not a tag.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isAtSuggestion(input.current)) {
      event.preventDefault();
      add();
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  // What is typed keeps its commas out of the tag; a list that was copied is several tags.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = splitTags(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    void setFieldValue(name, [typed, ...pasted].reduce(addTag, tags));
    type('');
  };

  return (
    <div>
      {renderBox({
        id: name,
        label,
        description: messages.typeTag,
        value: typed,
        tags,
        inputRef: input,
        autoFocus,
        error: useFieldError(name),
        onType: type,
        onChoose: choose,
        onKeyDown,
        onPaste,
        onBlur: addOnceReleased,
      })}
      {tags.length > 0 && (
        <ChipList sx={{ marginTop: 1 }} aria-label={label}>
          {chips}
        </ChipList>
      )}
    </div>
  );
}
