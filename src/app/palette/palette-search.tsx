import SearchIcon from '@mui/icons-material/Search';
import Autocomplete, { type AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCurrentUser } from '@/features/auth';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { isControlKey } from '@/shared/ui/keys/control-key';
import { KeyCap } from '@/shared/ui/keys/key-cap';
import type { KeysOfPart } from '@/shared/ui/keys/page-keys';

import { layoutMessages } from '../layout/messages';

import { type Entry, shownEntries } from './entry';
import { paletteMessages } from './messages';
import { Field, Group, Heading, InPlace, Label, Line, Options, Plain } from './palette-styles';
import { rememberEntry } from './recent';
import { useFoundEntries } from './use-found-entries';
import { useKnownEntries } from './use-known-entries';

const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <Group key={key} role="group" aria-label={group}>
    <Heading lang={textLanguage(group)} aria-hidden="true">
      {group}
    </Heading>
    <ul role="none">{children}</ul>
  </Group>
);

type Props = {
  parts: readonly KeysOfPart[];
  onClose: () => void;
  /** What to do once the palette is closed. */
  onChoose: (act: () => void) => void;
};

/** The field of the palette, with the list of what matches below it. */
export function PaletteSearch({ parts, onClose, onChoose }: Props) {
  const messages = useMessages(paletteMessages);
  const { searchMeans } = useMessages(layoutMessages);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [text, setText] = useState('');
  const known = useKnownEntries(parts);
  const { found, isSearching } = useFoundEntries(text);

  const choose = (entry: Entry) => {
    if (entry.act) return onChoose(entry.act);
    if (user) rememberEntry(user.id, entry);
    onChoose(() => void navigate(entry.id));
  };
  const closeOnKey = (event: KeyboardEvent) => {
    if (!isControlKey(event.nativeEvent, 'K')) return;
    event.preventDefault();
    onClose();
  };

  return (
    <Autocomplete<Entry>
      open
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      value={null}
      inputValue={text}
      options={shownEntries(known, found, text)}
      // They match already: news is also found by words that are not in its title.
      filterOptions={(entries) => entries}
      groupBy={({ kind }) => messages[kind]}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={({ id }, other) => id === other.id}
      noOptionsText={isSearching ? messages.searching : messages.nothing}
      onInputChange={(_, typed, reason) => reason === 'input' && setText(typed)}
      onChange={(_, entry) => entry && choose(entry)}
      onClose={(_, reason) => reason === 'escape' && onClose()}
      onKeyDown={closeOnKey}
      slots={{ popper: InPlace, paper: Plain, listbox: Options }}
      slotProps={{ listbox: { 'aria-label': messages.results, 'aria-labelledby': undefined } }}
      renderGroup={renderGroup}
      renderOption={({ key, ...props }, { label, note, key: shortcut }) => (
        <Line key={key} {...props}>
          <Label>
            <span lang={textLanguage(label)}>{label}</span>
            {note && <small lang={textLanguage(note)}>{note}</small>}
          </Label>
          {shortcut && <KeyCap aria-hidden="true">{shortcut}</KeyCap>}
        </Line>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <Field
          ref={input.ref}
          fullWidth
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the field of a dialog that was opened to type
          autoFocus
          placeholder={searchMeans}
          startAdornment={<SearchIcon />}
          inputProps={{ ...htmlInput, 'aria-label': searchMeans }}
        />
      )}
    />
  );
}
