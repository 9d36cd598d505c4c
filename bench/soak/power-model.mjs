// Preloaded into a server (node --import): keeps beside the data folder what would survive a power cut. What was
// fsynced survives with its content; a new name, a rename, a removal and a cut to length survive at once; all else
// that was written does not.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const LIVE = process.env.POWER_MODEL_LIVE;
const SURVIVING = process.env.POWER_MODEL_SURVIVING;

const isLive = (file) => typeof file === 'string' && (file === LIVE || file.startsWith(LIVE + path.sep));
const survivingOf = (file) => SURVIVING + file.slice(LIVE.length);
const pathOf = (descriptor) => fs.readlinkSync(`/proc/self/fd/${descriptor}`);
const { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } = { ...fs };

// Copied to a temporary name and renamed, so that a process killed during a copy leaves no partial file.
const keepContent = (file) => {
  if (!isLive(file) || !fs.statSync(file).isFile()) return;
  const copy = `${SURVIVING}.copy`;
  copyFileSync(file, copy);
  renameSync(copy, survivingOf(file));
};
const keepName = (file) => {
  if (isLive(file) && !existsSync(survivingOf(file))) writeFileSync(survivingOf(file), '');
};
const ignoreMissing = (step) => {
  try {
    step();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
};
const keepLength = (file, length) => ignoreMissing(() => truncateSync(survivingOf(file), length));

/** Executes the call, then repeats its surviving effect on the surviving copy. */
const after = (owner, name, repeat) => {
  const real = owner[name];
  owner[name] = (...args) => {
    const result = real.apply(owner, args);
    if (result instanceof Promise) return result.then((value) => (repeat(...args), value));
    repeat(...args, result);
    return result;
  };
};

const renamed = (from, to) => {
  if (isLive(from)) ignoreMissing(() => renameSync(survivingOf(from), survivingOf(to)));
};
const removed = (file) => {
  if (isLive(file)) rmSync(survivingOf(file), { recursive: true, force: true });
};
const madeFolder = (folder) => {
  if (isLive(folder)) mkdirSync(survivingOf(folder), { recursive: true });
};

after(fs, 'openSync', (file, flags) => {
  if (!isLive(file)) return;
  const truncates = typeof flags === 'number' ? flags & fs.constants.O_TRUNC : String(flags).startsWith('w');
  const creates = typeof flags === 'number' ? flags & fs.constants.O_CREAT : /^[wa]/.test(String(flags));
  if (creates) keepName(file);
  if (truncates) keepLength(file, 0);
});
after(fs, 'writeFileSync', (file) => keepName(file));
after(fs, 'mkdirSync', madeFolder);
after(fs, 'renameSync', renamed);
after(fs, 'unlinkSync', removed);
after(fs, 'rmdirSync', removed);
after(fs, 'rmSync', removed);
after(fs, 'truncateSync', (file, length = 0) => isLive(file) && keepLength(file, length));
after(fs, 'ftruncateSync', (descriptor, length = 0) => {
  const file = pathOf(descriptor);
  if (isLive(file)) keepLength(file, length);
});
for (const name of ['fsyncSync', 'fdatasyncSync'])
  after(fs, name, (descriptor) => keepContent(pathOf(descriptor)));

after(fs.promises, 'writeFile', (file, _bytes, options) => {
  if (!isLive(file)) return;
  keepName(file);
  if (options?.flush) keepContent(file);
});
after(fs.promises, 'mkdir', madeFolder);
after(fs.promises, 'rename', renamed);
after(fs.promises, 'rm', removed);

syncBuiltinESMExports();
