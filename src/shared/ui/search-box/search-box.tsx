import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { type FieldSize, fieldStyles } from '../field/field-styles';
import { IconButton } from '../icon-button/icon-button';
import { keysMessages } from '../keys/messages';
import { usePageKeys } from '../keys/page-keys';
import { kitMessages } from '../messages';
import { TOUCH, TOUCH_PX } from '../theme/touch';

const Root = styled(OutlinedInput)(({ theme }) => ({
  width: '100%',
  maxWidth: 360,
  paddingInline: theme.spacing(1, 0.5),
  '& > svg': { fontSize: 20, color: theme.vars.palette.text.secondary },
  // Hides the browser's own clear button.
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& button': { width: 28, height: 28, [TOUCH]: { width: TOUCH_PX, height: TOUCH_PX } },
}));

export type SearchBoxProps = {
  value: string;
  onChange: (value: string) => void;
  /** The accessible name and the placeholder. */
  label?: string;
  placeholder?: string;
  size?: FieldSize;
  disabled?: boolean;
};

/** The key that moves the focus to the search of a list. */
const FOCUS_KEY = '/';

/** A search field with a clear button. The page decides when to search. */
export function SearchBox({ value, onChange, size = 'md', disabled, ...props }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const messages = useMessages(kitMessages);
  const { label = messages.search, placeholder = label } = props;
  const { searchMeans } = useMessages(keysMessages);
  usePageKeys([{ key: FOCUS_KEY, means: searchMeans, act: () => input.current?.focus() }]);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Root
      type="search"
      value={value}
      placeholder={placeholder}
      disabled={disabled}
      inputRef={input}
      sx={fieldStyles(size)}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label, 'aria-keyshortcuts': FOCUS_KEY }}
      startAdornment={<SearchIcon />}
      endAdornment={
        value !== '' && (
          <IconButton label={messages.clear} onClick={clear}>
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}
