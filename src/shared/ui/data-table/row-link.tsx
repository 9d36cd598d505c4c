import { Link, type LinkProps } from 'react-router-dom';

/**
 * A link from a row to its page, shown as a small outlined button. A plain element, like everything in a
 * row.
 */
export function RowLink(props: LinkProps) {
  return <Link data-row-link {...props} />;
}
