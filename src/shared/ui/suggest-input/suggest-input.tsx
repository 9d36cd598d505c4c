import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';

import { textLanguage } from '@/shared/i18n/text-language';

import { fieldControl, FieldFrame, type FieldText, fieldTone } from '../field/field-frame';
import { fieldStyles } from '../field/field-styles';

import { Box, List, Option } from './suggest-input-styles';

type Suggestion = { text: string; note: string };

type Props = FieldText &
  Pick<OutlinedInputProps, 'inputRef' | 'autoFocus' | 'onKeyDown' | 'onPaste' | 'onBlur'> & {
    id: string;
    value: string;
    onType: (text: string) => void;
    suggestions: readonly Suggestion[];
    onChoose: (text: string) => void;
  };

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
  const { inputRef, autoFocus, onKeyDown, onPaste, onBlur, ...text } = box;
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
    <FieldFrame id={id} {...text}>
      <Box onKeyDown={getRootProps().onKeyDown}>
        <OutlinedInput
          fullWidth
          value={value}
          error={Boolean(text.error)}
          sx={fieldStyles('md', fieldTone(text))}
          inputRef={inputRef}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the caller says why
          autoFocus={autoFocus}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={onBlur}
          inputProps={{ ...fieldControl(id, text), ...getInputProps() }}
        />
        {groupedOptions.length > 0 && (
          <List {...getListboxProps()}>
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
