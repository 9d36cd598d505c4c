import { checkInput, foundIn, foundInHtml } from '../testing/check-input';

import { finding, SEVERITIES } from './finding';
import { checkNews, findBlockers, inOrder } from './run-checks';

describe('the checks of a news item', () => {
  it('find nothing in a correct item', () => {
    expect(foundIn({})).toEqual([]);
  });

  it('are sorted by severity, and findings of one kind stay together', () => {
    const place = { field: 'html' } as const;
    const codes = ['mixed-digits', 'no-tag', 'hidden-text', 'leftover', 'no-tag'] as const;
    expect(inOrder(codes.map((code) => finding(code, place))).map(({ code }) => code)).toEqual([
      'hidden-text',
      'no-tag',
      'no-tag',
      'leftover',
      'mixed-digits',
    ]);
  });

  it('block an item for only two reasons [DSK-03]', () => {
    const blockers = Object.entries(SEVERITIES).filter(([, severity]) => severity === 'blocker');
    expect(blockers.map(([code]) => code)).toEqual(['staging-address', 'hidden-text']);
  });

  it('are only those two before an approval', () => {
    const html =
      '<p>TODO <a href="http://localhost:3000/">ก</a> <img src="http://a.example/b.png"></p><p hidden>ข</p>';
    const { values, rules } = checkInput({ values: { html, tags: [] } });
    expect(findBlockers(values, rules).map(({ code }) => code)).toEqual(['staging-address', 'hidden-text']);
  });

  it.each([
    ['<p><img src="/a.png"></p>', ['picture-without-alt | html | /a.png']],
    ['<p><img src="/a.png" alt=" "></p>', ['picture-without-alt | html | /a.png']],
    ['<p><img src="/a.png" alt="น้ำท่วม"></p>', []],
    ['<p><img src="/a.png" aria-label="น้ำท่วม"></p>', []],
    ['<p><img src="/a.png" aria-labelledby="b"><b id="b">น้ำท่วม</b></p>', []],
    ['<p><img src="/a.png" alt="" role="presentation"></p>', []],
    ['<p><img src="/a.png" alt="" role="none"></p>', []],
    ['<p aria-hidden="true"><img src="/a.png" alt=""></p>', []],
    ['<figure><img src="/a.png" alt=""></figure>', ['picture-without-alt | html | /a.png']],
    ['<figure><img src="/a.png" alt=""><figcaption>น้ำท่วม</figcaption></figure>', []],
    [
      '<figure><img src="/a.png" alt=""><figcaption> </figcaption></figure>',
      ['picture-without-alt | html | /a.png'],
    ],
  ])('report a picture without alt text: %s [DSK-03]', (html, found) => {
    expect(foundInHtml(html)).toEqual(found);
  });

  it('block an article with invisible text, and say why it is invisible [DSK-03]', () => {
    const html = '<p>ข่าว</p><p style="display:none">ข้อความลับ</p>';
    expect(checkNews(checkInput({ values: { html } }))).toEqual([
      { code: 'hidden-text', place: { field: 'html', text: 'ข้อความลับ' }, detail: 'not-shown' },
    ]);
  });
});
