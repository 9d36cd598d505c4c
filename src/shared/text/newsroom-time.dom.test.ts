import { http, HttpResponse } from 'msw';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { startOfDay } from '@/shared/lib/url-filter';
import { apiServer } from '@/shared/testing/api-server';

import { dateInWords, formatDate, formatTime, toPublishedDate } from './format-date';
import { fromNewsroomClock, newsroomClock } from './newsroom-time';

const newsroomIn = async (timeZone: string) => {
  apiServer.use(http.get('*/config.json', () => HttpResponse.json({ timeZone })));
  await loadRuntimeConfig();
};

// The browser of the tests is in Thailand.
const EVENING = new Date('2026-11-29T18:30:00Z');

describe('a date in a browser that shows another time than the newsroom', () => {
  it.each([
    ['America/New_York', '29/11/26 13:30 GMT-05:00'],
    ['Asia/Kathmandu', '30/11/26 00:15 GMT+05:45'],
    ['UTC', '29/11/26 18:30 GMT+00:00'],
  ])('is shown in the zone of the newsroom, which is named: %s [PST-07, LIM-01]', async (zone, shown) => {
    await newsroomIn(zone);
    expect(formatDate(EVENING.toISOString())).toBe(shown);
    expect(formatTime(EVENING)).toBe(shown.slice(9));
  });

  it('is written out with the zone [PST-07]', async () => {
    await newsroomIn('America/New_York');
    expect(dateInWords(EVENING, 'en')).toMatch(
      /^Sunday,? 29 November 2026 at 13:30 \(GMT-05:00, America\/New_York\)$/,
    );
  });

  it('is sent with the offset of the newsroom [PST-07, API-06]', async () => {
    await newsroomIn('America/New_York');
    expect(toPublishedDate(EVENING)).toBe('2026-11-29T13:30:00-05:00');
  });

  it('is read on the clock of the newsroom, also where that is put forward [PST-07]', async () => {
    await newsroomIn('America/New_York');
    const shown = newsroomClock(new Date('2026-03-08T06:30:00Z'));
    expect(shown.format('HH:mm')).toBe('01:30');
    expect(fromNewsroomClock(shown.hour(3))).toEqual(new Date('2026-03-08T07:30:00Z'));
  });

  it('of a filter begins at midnight in the newsroom [PST-07]', async () => {
    await newsroomIn('America/New_York');
    expect(startOfDay('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
    expect(startOfDay('2026-03-08', 1)).toBe('2026-03-09T04:00:00.000Z');
  });
});

it.each(['Asia/Bangkok', 'Asia/Jakarta'])(
  'a date in a browser that shows the time of the newsroom has no zone: %s [PST-07]',
  async (zone) => {
    await newsroomIn(zone);
    expect(formatDate(EVENING.toISOString())).toBe('30/11/26 01:30');
    expect(dateInWords(EVENING, 'en')).toMatch(/at 01:30$/);
  },
);
