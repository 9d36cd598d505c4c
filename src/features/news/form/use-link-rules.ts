import { useEffect, useState } from 'react';

import { loadRuntimeConfig, type RuntimeConfig } from '@/shared/config/runtime-config';
import type { StagingRules } from '@/shared/editor/links';

const rulesOf = (config: RuntimeConfig): StagingRules => {
  const api = URL.canParse(config.apiBaseUrl) ? [new URL(config.apiBaseUrl).host] : [];
  return { ...config, ownHosts: [window.location.host, ...api] };
};

/**
 * What this installation says about links; undefined until its configuration is loaded.
 * @param wanted whether they are needed yet
 */
export const useLinkRules = (wanted = true): StagingRules | undefined => {
  const [rules, setRules] = useState<StagingRules>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void loadRuntimeConfig().then((config) => current && setRules(rulesOf(config)));
    return () => {
      current = false;
    };
  }, [wanted]);
  return rules;
};
