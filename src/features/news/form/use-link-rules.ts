import { useEffect, useState } from 'react';

import { getRuntimeConfig, loadRuntimeConfig, type RuntimeConfig } from '@/shared/config/runtime-config';
import type { StagingRules } from '@/shared/editor/links';

const rulesOf = (config: RuntimeConfig): StagingRules => {
  const api = URL.canParse(config.apiBaseUrl) ? [new URL(config.apiBaseUrl).host] : [];
  return { ...config, ownHosts: [window.location.host, ...api] };
};

/** Known at the first drawing wherever the configuration is there: an article that comes later moves what is below it. */
const knownRules = (): StagingRules | undefined => {
  const config = getRuntimeConfig();
  return config ? rulesOf(config) : undefined;
};

/**
 * What this installation says about links; undefined until its configuration is loaded.
 * @param wanted whether they are needed yet
 */
export const useLinkRules = (wanted = true): StagingRules | undefined => {
  const [rules, setRules] = useState(() => (wanted ? knownRules() : undefined));
  const isMissing = wanted && !rules;
  useEffect(() => {
    if (!isMissing) return;
    let current = true;
    void loadRuntimeConfig().then((config) => current && setRules(rulesOf(config)));
    return () => {
      current = false;
    };
  }, [isMissing]);
  return rules;
};
