const DAY_MS = 86_400_000;

/** A response of `GET …/figures`: 30 days up to now, with less news on two of every seven days. */
const exampleFigures = () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.now() - (29 - index) * DAY_MS).toISOString().slice(0, 10),
    published: [4, 6, 5, 7, 3, 1, 0][index % 7],
  }));
  const writer = (id, name, medianHours, decided, published) => ({
    id,
    name,
    medianHours,
    decided,
    published,
  });
  const writers = [
    writer(9, 'ไตร ฝึกงาน', 5.2, 49, 46),
    writer(8, 'Fern Freeman', 9.6, 36, 34),
    writer(7, 'โปรด มืออาชีพ', 1.4, 22, 21),
    writer(6, 'ลีลา นำทีม', 0.8, 13, 13),
  ];
  return { days, decided: 120, medianHours: 4.1, leftOut: 0, writers };
};

/** Goes to the figures at the end of a group's overview. Nobody has decided on the demo's news, so the numbers are an example. */
export const showFigures = async (page) => {
  const json = { success: true, data: exampleFigures() };
  await page.route('**/figures', (route) => route.fulfill({ json }));
  await page.getByRole('tab', { name: 'Figures' }).click();
  await page.locator('.MuiChartsSurface-root').nth(1).waitFor();
};
