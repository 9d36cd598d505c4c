import { Link, type LinkProps } from 'react-router-dom';

/** A way from a row to its page, as a small outlined button. A plain element, like all that a row is made of. */
export function RowLink(props: LinkProps) {
  return <Link data-row-link {...props} />;
}
