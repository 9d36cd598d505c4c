import type { ComponentType } from 'react';

import type { Prefetch } from '@/shared/api/store';
import type { ExtensionName } from '@/shared/contract';

/** One entry of the route table. */
export type PageRoute<Label extends string = string> = {
  path: string;
  /**
   * The name of the page in the trail. A page of one item shows the name of the item instead. A page without
   * a label is in no trail.
   */
  label?: Label;
  /** Loads the chunk of the page. */
  page: () => Promise<ComponentType>;
  /** Loads the function that prefetches the first data of the page. */
  data?: () => Promise<Prefetch>;
  /** The permission bits that the page requires. Without them the visitor sees the 403 page (PRM-08). */
  needs?: number;
  /** The extension that the backend must announce; without it the page does not exist. */
  extension?: ExtensionName;
};
