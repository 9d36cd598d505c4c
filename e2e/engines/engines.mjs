import { accessSync, constants } from 'node:fs';
import path from 'node:path';

import { startBidi } from './bidi-driver.mjs';
import { startWebKit } from './webkit-driver.mjs';

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program is: under the first of its names that this machine has. */
const locate = (names) =>
  names
    .flatMap((name) =>
      path.isAbsolute(name)
        ? [name]
        : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(isProgram);

/**
 * The engines, each with the programs that it needs, the Debian package that has each, and how it starts.
 *
 * A driver is what the journey sees of a browser:
 *   open(address), reload()       resolve once the page has loaded
 *   read(script, ...given)        the result of a function that runs in the page
 *   element(script, ...given)     the element that such a function returns, or null: click(), setFile(file)
 *   choose(css, value)            chooses an option of a select
 *   type(text), press(key, held)  real keys, one for each character
 *   complaints                    the errors that the page has reported; null where the protocol does not tell
 *   screenshot(file), close(), version
 */
export const ENGINES = {
  chromium: {
    programs: [
      {
        package: 'chromium-headless-shell',
        names: process.env.CHROMIUM ? [process.env.CHROMIUM] : ['chromium-headless-shell', 'chromium'],
      },
    ],
    start: ([program], folder) => startBidi('chrome', program, folder),
  },
  firefox: {
    programs: [{ package: 'firefox-esr', names: ['firefox-esr', 'firefox'] }],
    start: ([program], folder) => startBidi('firefox', program, folder),
  },
  webkit: {
    programs: [
      { package: 'webkit2gtk-driver', names: ['WebKitWebDriver'] },
      { package: 'xvfb', names: ['Xvfb'] },
    ],
    start: ([driver, screen], folder) => startWebKit(driver, screen, folder),
  },
};

/** The files of an engine's programs; throws with the Debian packages to install where one is missing. */
export const programsOf = (name) => {
  const { programs } = ENGINES[name];
  const files = programs.map(({ names }) => locate(names));
  const missing = programs.filter((_, index) => !files[index]).map((program) => program.package);
  if (missing.length > 0) throw new Error(`not installed: apt-get install ${missing.join(' ')}`);
  return files;
};
