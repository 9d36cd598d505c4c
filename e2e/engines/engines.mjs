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

/** The path of a program: the first of its names that exists on this machine. */
const locate = (names) =>
  names
    .flatMap((name) =>
      path.isAbsolute(name)
        ? [name]
        : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(isProgram);

/**
 * The browser engines: the programs that each needs, the Debian package of each program, and how to start it.
 *
 * A driver provides a browser to the journey:
 *   open(address), reload()       resolve when the page is loaded
 *   read(script, ...given)        the result of a function that runs in the page
 *   element(script, ...given)     the element that such a function returns, or null: click(), setFile(file)
 *   choose(css, value)            chooses an option of a select
 *   type(text), press(key, held)  real keys, one for each character
 *   complaints                    the errors that the page has logged; null if the protocol does not provide them
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

/** The paths of an engine's programs. Throws with the Debian packages to install if one is missing. */
export const programsOf = (name) => {
  const { programs } = ENGINES[name];
  const files = programs.map(({ names }) => locate(names));
  const missing = programs.filter((_, index) => !files[index]).map((program) => program.package);
  if (missing.length > 0) throw new Error(`not installed: apt-get install ${missing.join(' ')}`);
  return files;
};
