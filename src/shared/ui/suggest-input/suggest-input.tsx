import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';

import { textLanguage } from '@/shared/i18n/text-language';

import { fieldControl, FieldFrame, type FieldText, fieldTone } from '../field/field-frame';
import { fieldStyles, rowsFrom } from '../field/field-styles';

import { Box, List, Option } from './suggest-input-styles';

type Suggestion = { text: string; note: string };

type Props = FieldText &
  Pick<
    OutlinedInputProps,
    | 'inputRef'
    | 'autoFocus'
    | 'onKeyDown'
    | 'onPaste'
    | 'onBlur'
    | 'required'
    | 'multiline'
    | 'minRows'
    | 'maxRows'
  > & {
    id: string;
    value: string;
    onType: (text: string) => void;
    suggestions: readonly Suggestion[];
    onChoose: (text: string) => void;
  };

/** A text of several lines is no combobox; the suggestions belong to what is typed last. */
const OF_A_TEXT = { role: undefined, 'aria-expanded': undefined, 'aria-haspopup': 'listbox' } as const;

const textOf = (option: Suggestion | string) => (typeof option === 'string' ? option : option.text);

/** Whether a key is for the highlighted suggestion: the box itself then leaves Enter alone. */
export const isAtSuggestion = (input: HTMLInputElement | null): boolean =>
  Boolean(input?.getAttribute('aria-activedescendant'));

/**
 * A box with a list of suggestions below it, with the keys and roles of MUI's Autocomplete. Any other text can be typed: nothing
 * is chosen before a person goes to it.
 */
export function SuggestInput(props: Props) {
  const { id, value, onType, suggestions, onChoose, ...box } = props;
  const { label, caption, description, error, success, ...input } = box;
  const text = { label, caption, description, error, success };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<
    Suggestion,
    false,
    false,
    true
  >({
    id,
    freeSolo: true,
    value: null,
    inputValue: value,
    options: suggestions,
    // They match already: also by another spelling.
    filterOptions: (all) => all,
    getOptionLabel: textOf,
    onInputChange: (_, typed, reason) => reason === 'input' && onType(typed),
    onChange: (_, option, reason) => option && reason === 'selectOption' && onChoose(textOf(option)),
  });
  return (
    <FieldFrame id={id} required={input.required} {...text}>
      <Box
        onKeyDown={(event) => {
          // The arrows and Enter are of the text while nothing is suggested; with Ctrl they are commands.
          if (suggestions.length > 0 && !event.ctrlKey && !event.metaKey) getRootProps().onKeyDown?.(event);
        }}
      >
        <OutlinedInput
          fullWidth
          value={value}
          error={Boolean(text.error)}
          sx={{ ...fieldStyles('md', fieldTone(text)), ...(input.multiline && rowsFrom(input.minRows)) }}
          {...input}
          inputProps={{ ...fieldControl(id, text), ...getInputProps(), ...(input.multiline && OF_A_TEXT) }}
        />
        {groupedOptions.length > 0 && (
          <List data-over={input.multiline} {...getListboxProps()}>
            {suggestions.map((option, index) => {
              const { key, ...optionProps } = getOptionProps({ option, index });
              return (
                <Option key={key} {...optionProps}>
                  <span lang={textLanguage(option.text)}>{option.text}</span>
                  <small lang={textLanguage(option.note)}>{option.note}</small>
                </Option>
              );
            })}
          </List>
        )}
      </Box>
    </FieldFrame>
  );
}
