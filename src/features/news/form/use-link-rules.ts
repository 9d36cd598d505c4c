import { useEffect, useState } from 'react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { LinkRules } from '@/shared/editor/links';

/** What this installation says about links; undefined until its configuration is loaded. */
export const useLinkRules = (): LinkRules | undefined => {
  const [rules, setRules] = useState<LinkRules>();
  useEffect(() => {
    let current = true;
    void loadRuntimeConfig().then((config) => current && setRules(config));
    return () => {
      current = false;
    };
  }, []);
  return rules;
};
