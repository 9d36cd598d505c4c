import { useEffect, useRef, useState } from 'react';

import type { CheckInput, Finding } from '../rules/finding';
import { checkInSteps, inOrder, type SlipCache } from '../rules/run-checks';

/** The length of a slice in milliseconds: short enough to render a keystroke in its own frame. */
const SLICE_MS = 8;

/**
 * The findings of the checks. They run in slices, between which the browser renders and handles input.
 * Undefined until the first run is complete; the previous findings stay until the new ones are complete.
 */
export const useFindings = (input: CheckInput | null): Finding[] | undefined => {
  const [findings, setFindings] = useState<Finding[]>();
  const cache = useRef<SlipCache>(new Map());
  useEffect(() => {
    if (!input) return;
    const found: Finding[] = [];
    let steps: ReturnType<typeof checkInSteps> | undefined;
    const run = () => {
      const end = performance.now() + SLICE_MS;
      steps ??= checkInSteps(input, cache.current);
      do {
        const { done, value } = steps.next();
        if (done) return setFindings(inOrder(found));
        found.push(...value);
      } while (performance.now() < end);
      timer = setTimeout(run);
    };
    let timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [input]);
  return findings;
};
