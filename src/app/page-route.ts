import type { ComponentType } from 'react';

import type { Prefetch } from '@/shared/api/store';
import type { ExtensionName } from '@/shared/contract';

/** A line of the route table. */
export type PageRoute = {
  path: string;
  /** What the page is called in a trail; an item's page bears the item's name there. Without it, it is in no trail. */
  label?: string;
  /** Loads the page's chunk. */
  page: () => Promise<ComponentType>;
  /** Asks for what the page shows first, ahead of the page. */
  data?: () => Promise<Prefetch>;
  /** The permission bits a visitor must have, else the 403 page (PRM-08). */
  needs?: number;
  /** What the backend has to announce for the page to be there. */
  extension?: ExtensionName;
};
