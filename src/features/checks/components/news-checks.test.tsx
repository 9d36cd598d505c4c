import { screen, waitFor } from '@testing-library/react';

import { openReview } from '@/features/review/testing/open-review';
import { createNews } from '@/shared/testing/factories';

import { checksLine, focusedInArticle } from '../testing/checks-panel';

describe('the checks on the review page', () => {
  it('say immediately that nothing was found, and stay collapsed [DSK-03]', async () => {
    openReview({ news: [createNews({ metaDescription: 'คำอธิบาย', publishedAt: new Date().toISOString() })] });
    const title = await checksLine();
    expect(title).toHaveTextContent('ไม่พบสิ่งที่ต้องแก้');
    expect(title).toHaveAttribute('aria-expanded', 'false');
  });

  it('count the findings by severity, and say how to fix them [DSK-03]', async () => {
    const html =
      '<p>ข่าว <a href="http://localhost:3000/a">ต่อ</a></p><p><img src="/a.png"><img src="/b.png"></p>';
    openReview({ news: [createNews({ html, tags: [], publishedAt: new Date().toISOString() })] });
    const title = await checksLine();
    expect(title).toHaveAccessibleName('ข้อควรตรวจ มี 4 เรื่องที่ควรดู ต้องแก้ 1 ควรแก้ 2 ข้อสังเกต 1');
    expect(title).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('มีที่อยู่ที่ผู้อ่านเปิดไม่ได้: localhost:3000')).toBeVisible();
    expect(screen.getByText('เปลี่ยนเป็นที่อยู่ของเว็บไซต์จริง')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Content: “[ab]\.png”$/ })).toHaveLength(2);
  });

  it('name another item of the group with the same title [DSK-03]', async () => {
    const now = new Date().toISOString();
    openReview({
      news: [createNews(), createNews({ id: 102, publishedAt: now })].map((news) => ({
        ...news,
        publishedAt: now,
      })),
    });
    expect(await screen.findByText(/หัวข้อเดียวกัน/)).toBeVisible();
  });

  it("scroll to the place in the article's shadow root and focus it [DSK-03]", async () => {
    const html = '<p>ต้นข่าว</p><p>มี <b>TODO</b> ตัวเลข</p>';
    const { user } = openReview({ news: [createNews({ html })] });
    await checksLine();
    await user.click(screen.getByRole('button', { name: 'Content: “มี TODO ตัวเลข”' }));
    await waitFor(() => expect(focusedInArticle()).toHaveTextContent('มี TODO ตัวเลข'));
  });

  it('check the next item when it is on screen [DSK-03]', async () => {
    const news = [createNews({ tags: [] }), createNews({ id: 102, title: 'อีกข่าว' })];
    const { user } = openReview({ news });
    expect(await screen.findByText('ไม่มีแท็ก')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^ถัดไป/ }));
    await screen.findByRole('heading', { name: 'อีกข่าว' });
    await waitFor(() => expect(screen.queryByText('ไม่มีแท็ก')).not.toBeInTheDocument());
  });
});
