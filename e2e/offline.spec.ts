import { expect, openFromMenu, signIn, test } from './console-page';

test.use({
  expectedComplaint: /Failed to load resource: net::ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/,
});

const banner = /You are offline|ออฟไลน์อยู่/;

test(
  'without a network the list stays readable, a write says what to do, and everything works again afterwards',
  { tag: ['@desktop', '@section7'] },
  async ({ page, context }) => {
    await signIn(page, 'admin');
    await openFromMenu(page, 'News', 'Countries');
    const countries = page.getByRole('table', { name: 'Countries' });
    await expect(countries.getByRole('row').nth(1)).toBeVisible();
    const rows = await page.getByRole('row').count();
    await page.getByRole('link', { name: /Create/ }).click();
    await page.getByLabel('Country name').fill('ติมอร์-เลสเต');
    await page.getByLabel('ISO Code').fill('TL');

    await context.setOffline(true);
    await expect(page.getByText(banner)).toBeVisible();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(/เซิร์ฟเวอร์ไม่ตอบ/).first()).toBeVisible();
    await expect(page.getByLabel('Country name')).toHaveValue('ติมอร์-เลสเต');

    await context.setOffline(false);
    await expect(page.getByText(banner)).toBeHidden();

    await page.goBack();
    await expect(page.getByRole('row')).toHaveCount(rows);
    await context.setOffline(true);
    await expect(page.getByText(banner)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(rows);

    await context.setOffline(false);
    await expect(page.getByText(banner)).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(rows);
  },
);
