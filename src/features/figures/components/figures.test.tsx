import { screen, waitFor, within } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, type GroupFigures } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { FiguresSection } from '../index';

const URL = '/api/news/journalist/7/figures';

const writer = (id: number, medianHours: number, decided = 1) => ({
  id,
  name: `ผู้เขียน ${id}`,
  medianHours,
  decided,
  published: decided - 1,
});
const FIGURES: GroupFigures = {
  days: [
    { day: '2026-11-22', published: 2 },
    { day: '2026-11-23', published: 5 },
  ],
  decided: 9,
  medianHours: 3.2,
  leftOut: 0,
  writers: [writer(4, 26, 8), writer(5, 0.5)],
};
const NOTHING: GroupFigures = {
  days: [{ day: '2026-11-23', published: 0 }],
  decided: 0,
  medianHours: null,
  leftOut: 0,
  writers: [],
};

type Reply = Parameters<typeof answer>[2];
const setup = async (reply: Reply = () => ok(FIGURES)) => {
  signInAs();
  announceExtensions('approval-desk');
  await loadRuntimeConfig();
  const calls = answer('get', URL, reply);
  return { calls, ...renderWithProviders(<FiguresSection groupId={7} />) };
};
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the figures of a group', () => {
  it('show the published news per day and the waiting time per writer [DSK-11]', async () => {
    await setup();
    expect(await rowsOf('ข่าวที่เผยแพร่ต่อวัน')).toEqual([
      ['23 พ.ย.', '5'],
      ['22 พ.ย.', '2'],
    ]);
    expect(await rowsOf('เวลารอการตัดสินใจ')).toEqual([
      ['ผู้เขียน 4', '1 วัน 2 ชม.', '8', '7'],
      ['ผู้เขียน 5', '30 นาที', '1', '0'],
    ]);
    expect(screen.getByText(/9 ครั้งใน 30 วันใช้เวลาไม่เกิน 3 ชม. 12 นาที/)).toBeVisible();
    expect(screen.getByText('เผยแพร่ครั้งแรก 7 ข่าวใน 30 วัน')).toBeVisible();
    expect(screen.queryByText(/ไม่นับ/)).not.toBeInTheDocument();
  });

  it('are in English if that is chosen [DSK-11]', async () => {
    setLocale('en');
    await setup(() => ok({ ...FIGURES, leftOut: 2 }));
    expect((await rowsOf('Published per day'))[0]).toEqual(['23 Nov', '5']);
    expect(
      screen.getByText(/^Decisions in 30 days: 9\. Half of them took 3 hr 12 min or less/),
    ).toBeVisible();
    expect(screen.getByText(/^Not counted.*: 2\.$/)).toBeVisible();
  });

  it('can show the table instead of the chart [DSK-11]', async () => {
    const { user } = await setup();
    const [button] = await screen.findAllByRole('button', { name: 'ตาราง' });
    if (!button) throw new Error('There is no button.');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'กราฟ' })).toBe(button);
    expect(screen.getAllByRole('button', { name: 'ตาราง' })).toHaveLength(1);
    await user.click(button);
    expect(screen.getAllByRole('button', { name: 'ตาราง' })).toHaveLength(2);
  });

  it('draw ten writers and list all in the table [DSK-11]', async () => {
    const writers = Array.from({ length: 12 }, (_, index) => writer(index + 1, 1));
    await setup(() => ok({ ...FIGURES, writers }));
    expect(await rowsOf('เวลารอการตัดสินใจ')).toHaveLength(12);
    expect(screen.getByText('กราฟแสดงผู้เขียน 10 จาก 12 คน ตารางแสดงทุกคน')).toBeVisible();
  });

  it('name the news that readers opened most, if the backend counts them [PUB-10]', async () => {
    const mostRead = [
      { id: 3, title: 'น้ำท่วมภาคเหนือ', views: 120 },
      { id: 9, title: 'ตลาดกลางคืน', views: 7 },
    ];
    await setup(() => ok({ ...FIGURES, mostRead }));
    expect(await rowsOf('อ่านมากที่สุด')).toEqual([
      ['น้ำท่วมภาคเหนือ', '120'],
      ['ตลาดกลางคืน', '7'],
    ]);
    expect(screen.getByRole('link', { name: 'น้ำท่วมภาคเหนือ' })).toHaveAttribute(
      'href',
      '/journalist/group/7/news/3',
    );
  });

  it('say so if nobody opened any [PUB-10]', async () => {
    await setup(() => ok({ ...FIGURES, mostRead: [] }));
    expect(await screen.findByText('ใน 7 วันนี้ยังไม่มีผู้อ่านเปิดหน้าข่าวของกลุ่ม')).toBeVisible();
  });

  it('say nothing of readers if the backend does not count them [PUB-10]', async () => {
    await setup();
    await rowsOf('ข่าวที่เผยแพร่ต่อวัน');
    expect(screen.queryByText('อ่านมากที่สุด')).not.toBeInTheDocument();
  });

  it('say that nothing was published or decided, and how much is not counted [DSK-11]', async () => {
    await setup(() => ok({ ...NOTHING, leftOut: 3 }));
    expect(await screen.findByText('ใน 30 วันนี้ยังไม่มีข่าวที่เผยแพร่เป็นครั้งแรก')).toBeVisible();
    expect(screen.getByText(/^ไม่นับ 3 ครั้ง/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('can be reloaded after an error [DSK-11]', async () => {
    let isDown = true;
    const { user } = await setup(() => (isDown ? refused(ErrorCode.Alert, 'ยังไม่พร้อม') : ok(FIGURES)));
    expect(await screen.findByText('ยังไม่พร้อม')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button'));
    expect(await rowsOf('ข่าวที่เผยแพร่ต่อวัน')).toHaveLength(2);
  });

  it('are none, and no error, on a backend with the desk that has no figures [DSK-11]', async () => {
    await setup(() => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    expect(await screen.findByText('There are no records to display')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('send no request to a backend without the approval desk [DSK-11]', async () => {
    signInAs();
    await loadRuntimeConfig();
    const calls = answer('get', URL, () => ok(FIGURES));
    const { container } = renderWithProviders(<FiguresSection groupId={7} />);
    await import('./group-figures');
    await waitFor(() => expect(container).toHaveTextContent(/^$/));
    expect(calls).toHaveLength(0);
  });
});
