import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { setLocale } from '@/shared/i18n/locale';
import { apiServer } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { DateTimePicker } from './date-time-picker';

const AFTERNOON = new Date(2026, 10, 21, 15, 5);

const setup = async (start: Date | null = AFTERNOON) => {
  const onChange = jest.fn<void, [Date | null]>();
  let setMoment: (value: Date | null) => void = () => {};
  function PublishAt() {
    const [value, setValue] = useState(start);
    setMoment = setValue;
    const change = (moment: Date | null) => {
      setValue(moment);
      onChange(moment);
    };
    return <DateTimePicker label="Publish at" value={value} onChange={change} />;
  }
  const view = renderWithProviders(<PublishAt />);
  // Once loaded, the fields render immediately.
  const resting = screen.queryByRole('button', { name: /^Publish at \S+$/ });
  if (resting) await view.user.click(resting);
  const date = await screen.findByRole('group', { name: 'Publish at' });
  const time = screen.getByRole('group', { name: 'Publish at Time:' });
  const type = async (field: HTMLElement, section: number, keys: string) => {
    const part = within(field).getAllByRole('spinbutton')[section];
    if (part) await view.user.click(part);
    await view.user.keyboard(keys);
  };
  return {
    ...view,
    onChange,
    date,
    time,
    type,
    setMoment: (value: Date | null) => act(() => setMoment(value)),
  };
};

// The fields contain invisible characters between their sections.
const shown = (field: HTMLElement) =>
  within(field)
    .getAllByRole('spinbutton')
    .map((section) => section.textContent?.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .join(' ');

describe('the date-time picker', () => {
  it('shows the date before its code is loaded; using a field loads the code and focuses the field', async () => {
    const { user } = renderWithProviders(
      <DateTimePicker label="Publish at" value={AFTERNOON} onChange={() => {}} />,
    );
    const resting = screen.getByRole('button', { name: 'Publish at Time: 03:05 PM' });
    expect(screen.getByRole('button', { name: 'Publish at 11/21/2026' })).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await user.click(resting);
    const time = await screen.findByRole('group', { name: 'Publish at Time:' });
    expect(within(time).getAllByRole('spinbutton')[0]).toHaveFocus();
  });

  it('shows an invalid date as an empty field', async () => {
    const { date } = await setup(new Date(Number.NaN));
    expect(shown(date)).toBe('ดด วว ปปปป');
  });

  it('shows month/day/year and a 12-hour time labelled "Time:" [KIT-06]', async () => {
    const { date, time } = await setup();
    expect(shown(date)).toBe('11 21 2026');
    expect(shown(time)).toBe('03 05 PM');
    expect(screen.getByText('Time:')).toBeVisible();
  });

  it('shows the date in words below, in the language of the reader', async () => {
    const { setMoment } = await setup();
    const date = screen.getByRole('group', { name: 'Publish at' });
    expect(date).toHaveAccessibleDescription(/^วันเสาร์ที่ 21 พฤศจิกายน 2026 \(พ.ศ. 2569\) เวลา 15:05$/);
    setMoment(null);
    expect(date).not.toHaveAccessibleDescription();
    setMoment(new Date(2026, 11, 1, 9, 0));
    act(() => setLocale('en'));
    expect(await screen.findByText(/^Tuesday,? 1 December 2026 \(B.E. 2569\) at 09:00$/)).toBeVisible();
  });

  it('reports the date that is typed [KIT-06]', async () => {
    const { date, time, type, onChange } = await setup();
    await type(date, 0, '12');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 21, 15, 5));
    await type(time, 2, 'a');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 21, 3, 5));
    await type(time, 1, '40');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 21, 3, 40));
  });

  it('reports null while the date is half typed, and keeps the time', async () => {
    const { date, time, type, onChange } = await setup();
    await type(date, 1, '{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(shown(time)).toBe('03 05 PM');
    await type(date, 1, '09');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 9, 15, 5));
  });

  it('reads a Buddhist year as one, and says so [PST-07]', async () => {
    const { date, type, onChange } = await setup();
    await type(date, 2, '2569');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 21, 15, 5));
    expect(shown(date)).toBe('11 21 2026');
    expect(await screen.findByText('ปี พ.ศ. 2569 คือ ค.ศ. 2026')).toBeVisible();
  });

  it('reads a pasted date in the forms that people write, with its time [PST-07]', async () => {
    const { user, date, type, onChange } = await setup();
    await type(date, 0, '{Control>}a{/Control}');
    await user.paste('31/12/2569');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 31, 15, 5));
    await user.paste('2027-01-02 09:30');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2027, 0, 2, 9, 30));
    await user.paste('2026-12-31T23:30:00-05:00');
    expect(onChange).toHaveBeenLastCalledWith(new Date('2027-01-01T04:30:00Z'));
    await user.paste('13.11.2569');
    expect(onChange.mock.lastCall?.[0]?.toDateString()).toBe('Fri Nov 13 2026');
  });

  it.each([
    ['1/5/2027', /อ่านได้สองแบบ/],
    ['พรุ่งนี้', /อ่าน “พรุ่งนี้” เป็นวันที่ไม่ได้/],
  ])('keeps the date if a pasted text cannot be read: %s [PST-07]', async (text, said) => {
    const { user, date, type, onChange } = await setup();
    await type(date, 0, '{Control>}a{/Control}');
    await user.paste(text);
    expect(await screen.findByText(said)).toBeVisible();
    expect(date).toHaveTextContent('11/21/2026');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['31/12/2026', '12 31 2026'],
    ['31-12-2569', '12 31 2026'],
    ['31.12.2569', '12 31 2026'],
    ['31122569', '12 31 2026'],
    ['๓๑/๑๒/๒๕๖๙', '12 31 2026'],
    ['12/31/2569', '12 31 2026'],
    ['02/29/2571', '02 29 2028'],
    ['02292571', '02 29 2028'],
    ['29/02/2571', '02 29 2028'],
    ['11/05/2026', '11 05 2026'],
  ])(
    'reads a typed date, also with the day first or with a Buddhist year: %s [PST-07]',
    async (keys, date) => {
      const { date: field, type, onChange } = await setup();
      await type(field, 0, keys);
      expect(shown(field)).toBe(date);
      const [month, day, year] = date.split(' ').map(Number);
      expect(onChange).toHaveBeenLastCalledWith(new Date(year ?? 0, (month ?? 0) - 1, day, 15, 5));
      expect(field).not.toHaveAttribute('aria-invalid', 'true');
    },
  );

  it.each([
    ['31/12/59', '12 31 2016', /31 ธันวาคม 2016 \(พ.ศ. 2559\)/],
    ['12/31/59', '12 31 2016', /31 ธันวาคม 2016 \(พ.ศ. 2559\)/],
    ['12/31/69', '12 31 2026', /31 ธันวาคม 2026 \(พ.ศ. 2569\)/],
    ['12/31/26', '12 31 2026', /31 ธันวาคม 2026 \(พ.ศ. 2569\)/],
    ['02/29/71', '02 29 2028', /29 กุมภาพันธ์ 2028 \(พ.ศ. 2571\)/],
  ])(
    'reads a year of two digits when the field is left, and says the date in words: %s [PST-07]',
    async (keys, date, words) => {
      const { user, date: field, type, onChange } = await setup();
      await type(field, 0, keys);
      await user.tab();
      await user.tab();
      await user.click(document.body);
      expect(shown(field)).toBe(date);
      const [month, day, year] = date.split(' ').map(Number);
      expect(onChange).toHaveBeenLastCalledWith(new Date(year ?? 0, (month ?? 0) - 1, day, 15, 5));
      expect(await screen.findByText(new RegExp(`อ่านเป็น.*${words.source}`))).toBeVisible();
    },
  );

  it.each([
    ['02/30/2026', /^ไม่มีวันที่ 30 กุมภาพันธ์ 2026 โปรดแก้วัน/],
    ['02/29/2570', /^ไม่มีวันที่ 29 กุมภาพันธ์ 2027 โปรดแก้วัน/],
    ['11/31/2026', /^ไม่มีวันที่ 31 พฤศจิกายน 2026 โปรดแก้วัน/],
    ['31/13/2026', /^อ่าน “31\/13\/2026” เป็นวันที่ไม่ได้ โปรดพิมพ์เดือน วัน และปีตามลำดับ/],
  ])('says what is wrong with a day that does not exist: %s [PST-07]', async (keys, said) => {
    const { date, type, onChange } = await setup();
    await type(date, 0, keys);
    expect(await screen.findByText(said)).toBeVisible();
    expect(date).toHaveAttribute('aria-invalid', 'true');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await type(date, 0, '12/05/2026');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  it('changes only the time if a time is pasted [PST-07]', async () => {
    const { user, date, type, onChange } = await setup();
    await type(date, 0, '{Control>}a{/Control}');
    await user.paste('เวลา 14.30 น.');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 21, 14, 30));
  });

  it('says a pasted date in words whose year is not in the text [PST-07]', async () => {
    const { user, date, type, onChange } = await setup();
    await type(date, 0, '{Control>}a{/Control}');
    await user.paste('31/12/59');
    expect(onChange).toHaveBeenLastCalledWith(new Date(2016, 11, 31, 15, 5));
    expect(await screen.findByText(/อ่านเป็น.*31 ธันวาคม 2016 \(พ.ศ. 2559\)/)).toBeVisible();
  });

  it('accepts a day from the calendar and keeps the time', async () => {
    const { user, onChange } = await setup();
    await user.click(screen.getByRole('button'));
    await user.click(await screen.findByRole('gridcell', { name: '30' }));
    expect(onChange).toHaveBeenLastCalledWith(new Date(2026, 10, 30, 15, 5));
  });

  it.each(['th', 'en'] as const)(
    'shows Gregorian years, not 543 years later, in the language %s',
    async (locale) => {
      setLocale(locale);
      const { user, date } = await setup();
      expect(shown(date)).toBe('11 21 2026');
      await user.click(screen.getByRole('button'));
      const month = locale === 'th' ? 'พฤศจิกายน 2026' : 'November 2026';
      expect(await screen.findByText(month)).toBeVisible();
    },
  );

  it('shows and reads the time of the newsroom, and names its zone where the browser is elsewhere [PST-07]', async () => {
    apiServer.use(http.get('*/config.json', () => HttpResponse.json({ timeZone: 'America/New_York' })));
    await loadRuntimeConfig();
    const { date, time, type, onChange } = await setup(new Date('2026-11-21T03:05:00Z'));
    expect([shown(date), shown(time)]).toEqual(['11 20 2026', '10 05 PM']);
    expect(date).toHaveAccessibleDescription(/22:05 \(GMT-05:00, America\/New_York\)$/);
    await type(time, 0, '09');
    expect(onChange).toHaveBeenLastCalledWith(new Date('2026-11-21T02:05:00Z'));
  });

  it('follows a new value from outside', async () => {
    const { date, setMoment } = await setup(null);
    setMoment(new Date(2027, 0, 2, 0, 30));
    expect(shown(date)).toBe('01 02 2027');
    expect(shown(screen.getByRole('group', { name: 'Publish at Time:' }))).toBe('12 30 AM');
  });
});
