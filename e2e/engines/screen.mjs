import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than any action takes, even on a busy machine. */
const LIMIT_MS = 20_000;
const PAUSE_MS = 50;

/**
 * Runs in the page: returns the first visible element of a selector whose name matches. For a click, it scrolls the
 * element to the middle of the window, and requires that it is enabled, does not move and is not covered.
 */
const find = (css, name, isToClick) => {
  const pattern = new RegExp(name);
  const textOf = (ids) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby');
    const text = ids
      ? textOf(ids)
      : (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent);
    return text.trim();
  };
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      pattern.test(nameOf(element)),
  );
  if (!found || !isToClick) return found ?? null;
  if ('disabled' in found && found.disabled) return null;
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(found),
    );
  if (isMoving) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit && found.contains(hit) ? found : null;
};

const sourceOf = (name) =>
  name instanceof RegExp ? name.source : `^${name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;

/** Retries until the result is truthy; throws with a description of what was missing. */
const until = async (what, attempt) => {
  const end = Date.now() + LIMIT_MS;
  let last;
  for (;;) {
    try {
      const result = await attempt();
      if (result) return result;
      last = undefined;
    } catch (error) {
      // A rerender can remove the element between finding and clicking it.
      last = error;
    }
    if (Date.now() > end) throw new Error(`waited in vain for ${what}${last ? `: ${last.message}` : ''}`);
    await pause(PAUSE_MS);
  }
};

/** What a person does and sees on a page, in any engine. Names are full names or patterns. */
export const createScreen = (driver, origin) => {
  const named = (css, name) => (name === undefined ? css : `${css} "${String(name)}"`);
  const locate = (css, name = /(?:)/, isToClick = false) =>
    driver.element(find, css, sourceOf(name), isToClick);
  const screen = {
    driver,
    open: (path) => driver.open(path.startsWith('data:') ? path : origin + path),
    sees: (css, name) => until(named(css, name), async () => (await locate(css, name)) !== null),
    misses: (css, name) =>
      until(`the end of ${named(css, name)}`, async () => (await locate(css, name)) === null),
    click: (css, name) =>
      until(named(css, name), async () => {
        const element = await locate(css, name, true);
        await element?.click();
        return element;
      }),
    type: async (css, text) => {
      await screen.click(css);
      await driver.type(text);
    },
    /** Waits until a function that runs in the page returns a truthy value. */
    holds: (what, script, ...given) => until(what, () => driver.read(script, ...given)),
    /** Sets the files of an input, as the file dialog would; the input itself is hidden. */
    setFile: async (css, file) => {
      const field = await until(css, () => driver.element((at) => document.querySelector(at), css));
      await field.setFile(file);
    },
  };
  return screen;
};
