// Every screen in every state, on a few pictures, and its layout shifts while it loads: npm run contact-sheet
// -- --width 390 --theme dark --language th --state loading --screen users,audit selects some of them.
// CONTACT_SHEET_PORT sets the port of the server, CHROMIUM the browser.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { STATES } from './contact-sheet/answers.mjs';
import { look, watchShifts } from './contact-sheet/look.mjs';
import { findScreens } from './contact-sheet/screens.mjs';
import { writeSheets } from './contact-sheet/sheet.mjs';
import { launchBrowser, openPage, startDemoServer, tokensOf } from './demo-server.mjs';

const SHEETS = path.resolve(import.meta.dirname, '../contact-sheets');
const HEIGHTS = { 1440: 900, 390: 844 };
/** Google's limit for "good" is 0.1; a console of tables and forms should not shift at all. */
const CLS_AIM = 0.02;

const { values } = parseArgs({
  options: {
    width: { type: 'string', default: '1440,390' },
    theme: { type: 'string', default: 'light,dark' },
    language: { type: 'string', default: 'th,en' },
    state: { type: 'string', default: STATES.join() },
    screen: { type: 'string' },
  },
});
const states = values.state.split(',');
const wanted = values.screen?.split(',');

/** The largest shift of each screen and state, and all problems. */
const moved = new Map();
const wrong = [];

const judge = (variant, screen, state, { cls, over, complaints, moved: what }) => {
  const where = `${variant} ${screen.name} ${state}`;
  const key = `${screen.name} ${state}`;
  moved.set(key, Math.max(moved.get(key) ?? 0, cls));
  if (cls > CLS_AIM) wrong.push(`${where}: moves by ${cls.toFixed(3)}: ${what}`);
  if (over > 0) wrong.push(`${where}: ${over} px wider than the window`);
  wrong.push(...complaints.map((text) => `${where}: ${text.slice(0, 200)}`));
};

const takeVariant = async (browser, origin, screens, { width, theme, language }) => {
  const variant = `${width}-${theme}-${language}`;
  const pages = new Map();
  const pageOf = async (who) => {
    if (!pages.has(who)) {
      const tokens = who === 'nobody' ? {} : await tokensOf(origin, who);
      const viewport = { width, height: HEIGHTS[width] };
      const page = await openPage(
        browser,
        origin,
        { locale: language, 'theme-mode': theme, ...tokens },
        { viewport },
      );
      await page.addInitScript(watchShifts);
      pages.set(who, page);
    }
    return pages.get(who);
  };
  const pictures = [];
  for (const screen of screens) {
    for (const state of states) {
      const page = await pageOf(screen.isOpenToAll ? 'nobody' : (screen.as ?? 'admin'));
      const seen = await look(page, { origin, screen, state, width });
      judge(variant, screen, state, seen);
      pictures.push({ picture: seen.picture, label: `${screen.name}, ${state}` });
    }
  }
  for (const page of pages.values()) await page.context().close();
  await writeSheets(path.join(SHEETS, variant), pictures, { width, states: states.length });
  console.log(`${path.relative(process.cwd(), SHEETS)}/${variant}-….png`);
};

const server = await startDemoServer(process.env.CONTACT_SHEET_PORT ?? '5221');
const browser = await launchBrowser();
try {
  await mkdir(SHEETS, { recursive: true });
  const all = await findScreens(server.origin, await tokensOf(server.origin, 'admin'));
  const screens = all.filter(({ name }) => !wanted || wanted.includes(name));
  for (const width of values.width.split(',').map(Number)) {
    for (const theme of values.theme.split(',')) {
      for (const language of values.language.split(',')) {
        await takeVariant(browser, server.origin, screens, { width, theme, language });
      }
    }
  }
  console.log(`\n| screen | ${states.join(' | ')} |\n|---|${'---|'.repeat(states.length)}`);
  for (const { name } of screens) {
    const cells = states.map((state) => (moved.get(`${name} ${state}`) ?? 0).toFixed(3));
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await server.stop();
}
if (wrong.length > 0) {
  console.log(`\nOver the aim of ${CLS_AIM}, wider than the window, or with errors:\n${wrong.join('\n')}`);
  process.exitCode = 1;
}
