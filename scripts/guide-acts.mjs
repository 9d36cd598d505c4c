// The actions that prepare some of the pictures of the user guide.
import { callAs } from './demo-server.mjs';

const GROUP_NEWS = '/api/news/journalist/1/news';
const COMMENT = 'ตัวเลขในย่อหน้าที่สองไม่ตรงกับแหล่งข่าว โปรดตรวจสอบ';

/** The Head returns the trainee's latest news that is not on the website, unless one was returned before. */
export const returnOwnNews = async (page) => {
  const { origin } = new URL(page.url());
  const { own, returned } = await callAs(origin, 'trainee', 'GET', '/api/desk');
  if (returned.length > 0) return;
  const draft = own.find(({ statusText }) => statusText === 'Draft') ?? own[0];
  await callAs(origin, 'head', 'POST', `${GROUP_NEWS}/${draft.id}/return`, { comment: COMMENT });
};

/** Shows the page that creates the first administrator, which a server with demo data does not open. */
export const showFirstRun = async (page) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), firstRun: true } });
  });
  const json = { success: true, data: { isOpen: true, needsToken: true } };
  await page.route('**/api/accounts/first-run', (route) => route.fulfill({ json }));
  await page.reload();
  await page.getByLabel('Repeat password').waitFor();
};

/** Two tokens, unless they are there from an earlier picture. */
export const showTokens = async (page) => {
  const { origin } = new URL(page.url());
  const tokens = await callAs(origin, 'admin', 'GET', '/api/tokens');
  const add = (name, purpose) => callAs(origin, 'admin', 'POST', '/api/tokens', { name, purpose });
  if (tokens.length === 0) {
    await add('เว็บไซต์ข่าว', 'read-news');
    await add('ระบบสถิติ', 'report-views');
  }
  await page.reload();
  await page.getByRole('cell', { name: 'ระบบสถิติ', exact: true }).waitFor();
};

export const writeInThai = async (page) => {
  await page.locator('textarea[name=title]').fill('น้ำลดแล้วในหลายอำเภอ ชาวนาเริ่มหว่านข้าวรอบใหม่');
  await page
    .getByLabel('Markdown')
    .fill('ระดับน้ำในแม่น้ำเจ้าพระยาลดลงต่อเนื่อง เกษตรกรในสามจังหวัดเริ่มเตรียมดินสำหรับฤดูกาลใหม่');
  await page.locator('.ql-editor').click();
  await page.keyboard.type('ชาวนาในจังหวัดอ่างทองกลับเข้าพื้นที่ได้แล้ว หลังจากน้ำท่วมขังนานสามสัปดาห์');
  await page.keyboard.press('Enter');
  await page.keyboard.type('หน่วยงานในพื้นที่เร่งซ่อมถนนและแจกเมล็ดพันธุ์ข้าวให้ทุกครัวเรือน');
  await page.getByText(/^Saved on this device/).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
};
