import { SEVERITIES, type Finding, type Severity } from './finding';

/** Findings that the same words tell, with all their places. */
export type FindingGroup = { severity: Severity; what: string; findings: [Finding, ...Finding[]] };

/** The findings by what is said of them, in the order in which they came. */
export const grouped = (findings: Finding[], wordsOf: (finding: Finding) => string): FindingGroup[] => {
  const groups = new Map<string, FindingGroup>();
  for (const found of findings) {
    const what = wordsOf(found);
    const group = groups.get(what);
    if (group) group.findings.push(found);
    else groups.set(what, { severity: SEVERITIES[found.code], what, findings: [found] });
  }
  return [...groups.values()];
};
