import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process has ended meanwhile.
  }
};
const numberOf = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** A process and its descendants. */
const familyOf = (root) => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({ id: Number(id), parent: numberOf(read(`/proc/${id}/status`), 'PPid') }));
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { id, parent } of parents) if (family.has(parent)) family.add(id);
  }
  return [...family];
};

/** Resident memory of a process tree in megabytes; shared pages count once. */
export const residentMegabytes = (root) =>
  familyOf(root).reduce((sum, id) => sum + numberOf(read(`/proc/${id}/smaps_rollup`), 'Pss'), 0) / 1024;

/** Watches the memory of a process; `peak` returns the highest value since the last call. */
export const watchMemory = (root, everyMs = 300) => {
  let highest = 0;
  const look = () => (highest = Math.max(highest, residentMegabytes(root)));
  const timer = setInterval(look, everyMs);
  return {
    peak: () => {
      look();
      const before = highest;
      highest = 0;
      return before;
    },
    stop: () => clearInterval(timer),
  };
};
