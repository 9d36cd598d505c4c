import { useEffect, useState } from 'react';

import { getRuntimeConfig, loadRuntimeConfig, type RuntimeConfig } from '@/shared/config/runtime-config';
import type { StagingRules } from '@/shared/editor/links';

const rulesOf = (config: RuntimeConfig): StagingRules => {
  const api = URL.canParse(config.apiBaseUrl) ? [new URL(config.apiBaseUrl).host] : [];
  return { ...config, ownHosts: [window.location.host, ...api] };
};

/**
 * Return the rules in the first render if the configuration is loaded: an article that appears later would
 * move the content below it.
 */
const knownRules = (): StagingRules | undefined => {
  const config = getRuntimeConfig();
  return config ? rulesOf(config) : undefined;
};

/**
 * The link settings of this installation; undefined until the configuration is loaded.
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
