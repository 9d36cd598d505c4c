import { screen } from '@testing-library/react';

import { createMedia } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { PictureFacts } from './picture-facts';

describe('the uses of a picture', () => {
  it.each([
    [0, 0, ['ยังไม่มีข่าวที่ใช้ภาพนี้']],
    [2, 0, ['2 ข่าว ซึ่งลบไว้หรืออยู่ในกลุ่มอื่น']],
    [3, 1, ['และอีก 2 ข่าว เช่น ที่ลบไว้หรืออยู่ในกลุ่มอื่น']],
    [1, 1, []],
  ])('are %i, of which %i are listed and the others counted [MED-01]', (uses, listed, lines) => {
    const use = { newsId: 101, title: 'ข่าวที่ใช้', inWorkingCopy: true, inPublishedCopy: false };
    const picture = { ...createMedia({ uses }), usedIn: [use].slice(0, listed) };
    renderWithProviders(<PictureFacts groupId={7} picture={picture} />);
    expect(screen.queryAllByRole('link')).toHaveLength(listed);
    expect(screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(lines);
  });
});
