import { foundIn, foundInHtml } from '../testing/check-input';

describe('addresses that readers cannot open', () => {
  it.each([
    'http://localhost:3000/a',
    'https://LOCALHOST/',
    'http://127.10.20.30/a',
    'http://0.0.0.0/a',
    'http://10.20.30.40/a',
    'http://192.168.20.14/a',
    'http://[::1]/a',
    'https://printer.local/a',
    'https://staging.product.example/news/1',
    'https://dev.product.example/',
    'https://api-uat.quiz.example/',
    'https://www.preview.example/',
    '//staging.product.example/x',
    'https://product.example/redirect?link=http%3A%2F%2Flocalhost%2Fa',
  ])('block an article that links to one: %s [DSK-03]', (url) => {
    expect(foundInHtml(`<p>ข่าว <a href="${url}">อ่านต่อ</a></p>`)).toEqual(['staging-address | html | อ่านต่อ']);
  });

  it.each([
    'https://product.example/staging',
    'https://www.quiz.example/',
    'https://staging.other.example/',
    'https://latest.product.example/',
    'https://localhost.example/',
    'https://news.local.example/',
    'https://not-localhost/',
    'https://x192.168.20.14.example/',
    'https://10.20.30.40.example/',
    'http://localhost:8080/files/a.webp',
    '/news/1',
    'mailto:desk@staging.product.example',
    'not an address',
  ])('do not include those of the product, of other sites or of the console: %s', (url) => {
    expect(foundInHtml(`<p>ข่าว <a href="${url}">อ่านต่อ</a></p>`)).toEqual([]);
  });

  it('are found in pictures, players and every address field [DSK-03]', () => {
    const at = 'https://staging.product.example/a';
    const values = {
      html: `<p><img src="${at}.png" alt="ภาพ"></p><iframe src="${at}"></iframe>`,
      markdown: `อ่าน [ต่อ](${at})`,
      metaDescription: `ดู ${at}`,
      references: [{ label: 'ที่มา', link: at }],
      cover: `${at}.webp`,
    };
    expect(foundIn({ values })).toEqual([
      `staging-address | html | ${at}.png`,
      `staging-address | html | ${at}`,
      `staging-address | markdown | ${at}`,
      `staging-address | metaDescription | ${at}`,
      'staging-address | cover',
      `staging-address | references | ${at}`,
    ]);
  });
});

describe('the place of an address that readers cannot open', () => {
  const at = 'https://staging.product.example/a';

  it.each([
    [`<a href="${at}"> อ่าน \n ต่อ </a>`, ['staging-address | html | อ่าน ต่อ']],
    [`<a href="${at}"><img src="/a.png" alt="ภาพ"></a>`, ['staging-address | html | /a.png']],
    [`<a href="${at}"><img src="/a.png" alt="ภาพ">ต่อ</a>`, ['staging-address | html | ต่อ']],
    [`<a href="${at}"></a>`, ['staging-address | html']],
  ])('is the text of the link, else the picture in it: %s', (html, found) => {
    expect(foundInHtml(html)).toEqual(found);
  });

  it.each([
    [{ square: `${at}.webp`, cover: null }, ['staging-address | square']],
    [{ tiktokUrl: at }, ['staging-address | tiktokUrl', 'video-no-player | tiktokUrl']],
    [{ videoUrl: at }, ['staging-address | videoUrl', 'video-no-player | videoUrl']],
  ])('is the field that holds it: %j', (values, found) => {
    expect(foundIn({ values })).toEqual(found);
  });
});

describe('other address checks', () => {
  it.each([
    [
      '<p><img src="http://a.example/b.png" alt="ภาพ"></p>',
      ['insecure-media | html | http://a.example/b.png'],
    ],
    ['<video src="HTTP://a.example/b.mp4"></video>', ['insecure-media | html | HTTP://a.example/b.mp4']],
    ['<p><img src="/b.png" alt="ภาพ"><a href="http://a.example">ก</a></p>', []],
  ])('report media that an https page blocks: %s [DSK-03]', (html, found) => {
    expect(foundInHtml(html)).toEqual(found);
  });

  it('report pictures of other websites, but not those of the product, of the console or beside the covers [PST-04]', () => {
    const html = ['a.example', 'cdn.product.example', 'localhost:8080', 'store.example']
      .map((host) => `<p><img src="https://${host}/b.png" alt="ภาพ"></p>`)
      .join('');
    expect(foundIn({ values: { html, cover: 'https://store.example/c.webp' } })).toEqual([
      'picture-elsewhere | html | https://a.example/b.png',
    ]);
  });

  it.each([
    ['<p><a href="#end">ไปท้ายข่าว</a></p>', ['dead-anchor | html | ไปท้ายข่าว']],
    ['<p><a href="#end">ไปท้ายข่าว</a></p><h2 id="end">จบ</h2>', []],
    ['<p><a href="#end">ไปท้ายข่าว</a></p><a name="end">จบ</a>', []],
    ['<p><a href="#%E0%B8%88%E0%B8%9A">ไป</a></p><h2 id="จบ">จบ</h2>', []],
    ['<p><a href="#">บน</a> <a href="#top">บน</a> <a href="#TOP">บน</a></p>', []],
    ['<p><a href="#50%25">ไป</a></p><h2 id="50%25">จบ</h2>', []],
    ['<p><a href="#50%">ไป</a></p>', ['dead-anchor | html | ไป']],
  ])('report links to a missing place in the article: %s [DSK-03]', (html, found) => {
    expect(foundInHtml(html)).toEqual(found);
  });

  it('report an outgoing link stored without the redirect, but not one that saving will rewrite [DSK-03]', () => {
    const html =
      '<p><a href="https://other.example/"><span class="link-icon" aria-hidden="true">▶ </span>อื่น</a> <a href="https://product.example/1">ของเรา</a></p>';
    expect(foundInHtml(html, { storedHtml: html })).toEqual(['link-not-rewritten | html | อื่น']);
    expect(foundInHtml(html, { storedHtml: '<p>เดิม</p>' })).toEqual([]);
    expect(foundInHtml(html)).toEqual([]);
  });
});
