import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useRef, useState, type KeyboardEvent } from 'react';

import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { addTag } from '@/shared/text/tags';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { newsFormMessages } from '../form-messages';

import { TagChip } from './tag-chip';

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
}));

/** The tags as chips (NWS-08): Enter adds what is typed, Backspace in the empty box takes the last one away. */
export function TagsField() {
  const messages = useMessages(newsFormMessages);
  const [{ value: tags }, , helpers] = useField<string[]>('tags');
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const next = addTag(tags, typed);
    if (next !== tags) void helpers.setValue(next);
    setTyped('');
  };
  const remove = (tag: string) => {
    void helpers.setValue(tags.filter((other) => other !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that chooses a word of an input method is not meant for the tag.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };

  return (
    <div>
      <TextInput
        id="tags"
        label={messages.tags}
        description={messages.typeTag}
        value={typed}
        inputRef={input}
        error={useFieldError('tags')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {tags.length > 0 && (
        <Chips aria-label={messages.tags}>
          {tags.map((tag) => (
            <TagChip key={tag} tag={tag} removeLabel={messages.removeTag(tag)} onRemove={() => remove(tag)} />
          ))}
        </Chips>
      )}
    </div>
  );
}
