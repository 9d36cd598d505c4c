import { zoneIfElsewhere } from '@/shared/text/newsroom-time';

import type { Column } from './column';

type Part = NonNullable<Column<unknown>['card']>;

/** The places of two dates on a card, below the picture: in one line, or in two if the time zone of the newsroom stands beside each. */
export const dateCards = (): readonly [Part, Part] =>
  zoneIfElsewhere(new Date()) ? ['foot-line', 'foot-line'] : ['foot-first', 'foot'];
