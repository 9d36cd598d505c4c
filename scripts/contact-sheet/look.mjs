import { untilDrawn } from '../demo-server.mjs';

import { answerAs, changeAnswers } from './answers.mjs';

const CALM_MS = 400;
const CALM_LIMIT_MS = 6_000;
const LONGEST = { 1440: 1400, 390: 1500 };

/** Runs in the page before its scripts: records layout shifts without user input with the Layout Instability API. */
export const watchShifts = () => {
  const shifts = [];
  const nameOf = ({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element) return '';
    const text = (element.textContent ?? '').trim().slice(0, 30);
    const [right, down] = ['left', 'top'].map((side) => Math.round(currentRect[side] - previousRect[side]));
    return `${element.localName} “${text}” ${right} px right, ${down} px down`;
  };
  new PerformanceObserver((list) => {
    // The DOM types of TypeScript have no layout shifts.
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue;
      shifts.push({
        value: entry.value,
        what: entry.sources.map(nameOf).filter(Boolean),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
};

/** Waits until nothing has changed for a while. */
const untilCalm = (page) =>
  page.evaluate(
    ([calm, limit]) =>
      new Promise((resolve) => {
        let timer = setTimeout(resolve, calm);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, calm);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(resolve, limit);
      }),
    [CALM_MS, CALM_LIMIT_MS],
  );

const settle = async (page) => {
  await page.waitForLoadState('load');
  await untilCalm(page);
  await untilDrawn(page);
};

/** Makes the window as high as the page, so that elements fixed to its edges cover nothing. */
const shoot = async (page, width) => {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, LONGEST[width]) });
  const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.setViewportSize(viewport);
  return picture;
};

/**
 * Opens a screen in a state. In the state `loading` the picture is taken while it waits. Its shifts are counted
 * until the responses are on screen.
 * @param {import('playwright-core').Page} page
 */
export const look = async (page, { origin, screen, state, width }) => {
  const complaints = [];
  const note = (text) => {
    const isMeant = /status of (5|40[34])/.test(text) && (state === 'failing' || screen.name === 'forbidden');
    if (!isMeant) complaints.push(text);
  };
  const onConsole = (message) => {
    const { url } = message.location();
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.text()} (${url})`);
  };
  const onError = (error) => note(String(error));
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await changeAnswers(page, screen.answers);
  const release = await answerAs(page, state);
  // Navigates from another page, because an address that differs only after its # would not load.
  await page.goto('about:blank');
  await page.goto(origin + screen.address);
  await settle(page);
  const waiting = state === 'loading' ? await shoot(page, width) : null;
  release();
  if (waiting) await settle(page);
  const { shifts, over } = await page.evaluate(() => ({
    shifts: /** @type {any} */ (window).shifts,
    over: document.documentElement.scrollWidth - window.innerWidth,
  }));
  const picture = waiting ?? (await shoot(page, width));
  page.off('console', onConsole);
  page.off('pageerror', onError);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const largest = shifts.toSorted((one, other) => other.value - one.value)[0];
  return {
    picture,
    complaints,
    over,
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: largest?.what.slice(0, 3).join(', ') ?? '',
  };
};
