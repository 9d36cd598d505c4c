import { styled } from '@mui/material/styles';

import { pageItems } from './page-items';

const Root = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 2,
    margin: 0,
    padding: theme.spacing(1),
    listStyle: 'none',
  },
  '& li > span': { padding: '0 4px', color: theme.vars.palette.text.secondary },
  '& button': {
    minWidth: 32,
    height: 32,
    padding: '0 6px',
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& button:disabled': { color: theme.vars.palette.text.disabled, background: 'none', cursor: 'default' },
  '& button[aria-current]': {
    fontWeight: 600,
    color: theme.vars.palette.primary.ink,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));

export type PaginationProps = {
  /** Counted from 1, here and in the callbacks. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  /** Runs when a page is pointed at or focused: the moment to fetch it ahead. */
  onIntent?: (page: number) => void;
  label?: string;
};

/** Page buttons: five in range, a break label where pages are left out (KIT-10). */
export function Pagination({ page, totalPages, onChange, onIntent, label = 'Pagination' }: PaginationProps) {
  if (totalPages <= 1) return null;
  const goTo = (target: number) => ({
    type: 'button' as const,
    disabled: target < 1 || target > totalPages,
    onClick: () => target !== page && onChange(target),
    onPointerEnter: () => onIntent?.(target),
    onFocus: () => onIntent?.(target),
  });
  return (
    <Root aria-label={label}>
      <ol>
        <li>
          <button aria-label="Go to previous page" {...goTo(page - 1)}>
            ‹
          </button>
        </li>
        {pageItems(page, totalPages).map((item, index) => (
          <li key={item === 'break' ? `break-${index}` : item}>
            {item === 'break' ? (
              <span>…</span>
            ) : (
              <button
                aria-label={`Go to page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                {...goTo(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
        <li>
          <button aria-label="Go to next page" {...goTo(page + 1)}>
            ›
          </button>
        </li>
      </ol>
    </Root>
  );
}
