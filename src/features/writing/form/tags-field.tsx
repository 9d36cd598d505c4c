import { useField, useFormikContext } from 'formik';
import { useCallback, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import { fieldMessages } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { addTag, splitTags } from '@/shared/text/tags';
import { ChipList } from '@/shared/ui/chip-list/chip-list';
import { isAtSuggestion } from '@/shared/ui/suggest-input/suggest-input';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { newsFormMessages } from '../messages';

import { SuggestedTags } from './suggested-tags';
import { TagChip } from './tag-chip';

type Props = {
  /** Undefined for news of several groups: nothing is suggested then. */
  groupId: Id | undefined;
  /** Reports the text in the box that is not a tag yet. */
  onTyping?: (typed: string) => void;
  name?: string;
  label?: string;
  autoFocus?: boolean;
};

/** The tags as chips (NWS-08): Enter adds the typed tag, Backspace in the empty box removes the last one. */
export function TagsField({ groupId, onTyping, name = 'tags', label: ownLabel, autoFocus }: Props) {
  const canSuggest = useExtension('tag-suggestions');
  const messages = useMessages(newsFormMessages);
  const { tags: tagsLabel } = useMessages(fieldMessages);
  const label = ownLabel ?? tagsLabel;
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

  const box = {
    id: name,
    label,
    description: messages.typeTag,
    value: typed,
    inputRef: input,
    autoFocus,
    error: useFieldError(name),
    onKeyDown,
    onPaste,
    onBlur: addOnceReleased,
  };

  return (
    <div>
      {canSuggest && groupId !== undefined ? (
        <SuggestedTags {...box} groupId={groupId} tags={tags} onType={type} onChoose={choose} />
      ) : (
        <TextInput {...box} onChange={(event) => type(event.target.value)} />
      )}
      {tags.length > 0 && (
        <ChipList sx={{ marginTop: 1 }} aria-label={label}>
          {chips}
        </ChipList>
      )}
    </div>
  );
}
