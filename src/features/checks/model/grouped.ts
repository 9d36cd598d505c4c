import { SEVERITIES, type Finding, type Place, type Severity } from '../rules/finding';

/** Findings with the same message, with all their places. */
export type FindingGroup = { severity: Severity; what: string; findings: [Finding, ...Finding[]] };

const isSamePlace = (one: Place, other: Place) =>
  one.field === other.field && one.text === other.text && one.media === other.media;

/** Groups the findings by message, in their original order. */
export const grouped = (findings: Finding[], wordsOf: (finding: Finding) => string): FindingGroup[] => {
  const groups = new Map<string, FindingGroup>();
  for (const found of findings) {
    const what = wordsOf(found);
    const group = groups.get(what);
    const isKnown = group?.findings.some(({ place }) => isSamePlace(place, found.place));
    if (isKnown) continue;
    if (group) group.findings.push(found);
    else groups.set(what, { severity: SEVERITIES[found.code], what, findings: [found] });
  }
  return [...groups.values()];
};
