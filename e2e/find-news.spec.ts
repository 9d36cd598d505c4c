import { expectAccessible } from './axe';
import { expect, signIn, test } from './console-page';
import { chooseFilter, clearFilters, filterNamed } from './list-filters';

test('the dashboard links to all waiting news, which can be filtered; Back undoes it [DSK-07, DSK-09]', async ({
  page,
}) => {
  await signIn(page, 'head');
  const waiting = page
    .getByRole('region', { name: 'Waiting for you' })
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('table', { name: 'Waiting for you' }),
    });
  await waiting.getByRole('link', { name: 'Show all' }).first().click();
  await expect(page).toHaveURL(/\/news\?state=waiting$/);
  const table = page.getByRole('table', { name: 'News' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await chooseFilter(page, 'Category', 1);
  await expect(page).toHaveURL(/state=waiting&category=\d+$/);
  await expectAccessible(page, 'the news of all groups');
  await page.goBack();
  await expect(page).toHaveURL(/state=waiting$/);
  await clearFilters(page);
  await expect(page).toHaveURL(/\/news$/);
  await table.getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
});

test("a writer filters the group's own list, returns to it with the filter, and searches within it [DSK-07]", async ({
  page,
}) => {
  await signIn(page, 'trainee');
  await page.goto('/journalist/group/1/news');
  const table = page.getByRole('table', { name: 'Group news' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await chooseFilter(page, 'Author', 'Mine');
  await chooseFilter(page, 'State', 'Waiting for approval');
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);
  await expect(page.getByRole('searchbox')).toBeEnabled();
  await expect(table.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await expectAccessible(page, "a group's filtered list");
  await table.getByRole('link').first().click();
  // The list has a link "Back" too, which leads to the group.
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);

  // The item's form leads back to the item, by the trail to the list, and once it is saved to the list too.
  const title = table.getByRole('link').first();
  // The links of the list are called "Edit: <title>".
  const edit = page.getByRole('link', { name: /^Edit(?!:)/ });
  // The item's own page has a link "Back" and a trail too, until the form replaces it.
  const openForm = async () => {
    await edit.click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  };
  await title.click();
  await openForm();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await openForm();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);
  await title.click();
  await openForm();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/author=\d+&state=waiting$/);
  await expect(title).toBeVisible();
  await page.getByRole('searchbox').fill('no news has these words');
  await expect(page).toHaveURL(/author=\d+&state=waiting&search=/);
  await expect(page.getByText(/no news has these words/)).toBeVisible();
  await clearFilters(page);
  await expect(page).toHaveURL(/news\?search=/);
});

test(
  'without the extension, the News page says where to find news [RT-14]',
  { tag: '@without-stream' },
  async ({ page }) => {
    await signIn(page, 'head');
    await page.goto('/news');
    await expect(page.getByText('ยังไม่มีอะไรในหน้านี้')).toBeVisible();
    await page.goto('/journalist/group/1/news');
    await expect(page.getByRole('table', { name: 'Group news' }).getByRole('link').first()).toBeVisible();
    await expect(filterNamed(page, 'State')).toHaveCount(0);
  },
);
