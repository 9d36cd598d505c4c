import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';

import { CheckBox } from '../check-box/check-box';

const Root = styled('fieldset')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(0.5, 0, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& legend': { ...theme.typography.body2, fontWeight: 500, marginInlineStart: 8, padding: '0 4px' },
  '& h2': { ...theme.typography.h5, margin: theme.spacing(1.5, 1.5, 0.5) },
  '& label': { padding: '6px 12px' },
  '& label:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    overflowWrap: 'normal',
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-invalid]': { borderColor: theme.vars.palette.danger.main },
  '& [data-error]': {
    ...theme.typography.caption,
    display: 'block',
    padding: '4px 12px 0',
    color: theme.vars.palette.danger.ink,
  },
  '& p': { margin: 0, padding: theme.spacing(2), color: theme.vars.palette.text.secondary },
}));

const Rows = styled('div')({ '&[data-scrolls]': { height: 'min(320px, 40vh)', overflowY: 'auto' } });

type Option<Value> = { value: Value; label: string; help?: string };

type CheckListProps<Value> = {
  label: string;
  /** The options in groups; a group may have a title. */
  parts: readonly { title?: string; options: readonly Option<Value>[] }[];
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value) => void;
  /** Shown if there are no options. */
  emptyText?: string;
  /** Shown below the list, which is then marked as invalid. */
  error?: string | undefined;
  /** Has a fixed height and scrolls, for a long list. */
  scrolls?: boolean;
};

/** A list of check boxes, of which any number can be selected. */
export function CheckList<Value extends string | number>(props: CheckListProps<Value>) {
  const { label: name, parts, isChosen, onToggle, emptyText, error, scrolls = false } = props;
  const id = useId();
  const isEmpty = parts.every(({ options }) => options.length === 0);
  return (
    <Root
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      // The summary of an invalid form focuses it.
      tabIndex={error ? -1 : undefined}
    >
      <legend id={`${id}-label`} lang={textLanguage(name)}>
        {name}
      </legend>
      <Rows data-scrolls={scrolls || undefined}>
        {parts.map(({ title, options }, index) => (
          <div key={title ?? index}>
            {title && <h2>{title}</h2>}
            {options.map(({ value, label, help }) => (
              <CheckBox key={value} checked={isChosen(value)} onChange={() => onToggle(value)}>
                {label}
                {help && <small lang={textLanguage(help)}>{help}</small>}
              </CheckBox>
            ))}
          </div>
        ))}
        {isEmpty && emptyText && <p role="status">{emptyText}</p>}
      </Rows>
      {error && (
        <strong id={`${id}-error`} data-error>
          {error}
        </strong>
      )}
    </Root>
  );
}
