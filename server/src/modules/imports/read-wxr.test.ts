import { readAll, streamOf } from '../../testing/archives';

import type { Reading } from './archive-item';
import { readWxr, withParagraphs } from './read-wxr';

const HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>ข่าว</title>
<wp:author><wp:author_login><![CDATA[somsri]]></wp:author_login><wp:author_email>somsri@old.example</wp:author_email></wp:author>
`;
const END = '</channel></rss>';

const post = (id: number, more = '', status = 'publish') => `<item>
<title><![CDATA[ข่าว &amp; ${id}]]></title>
<link>https://old.example/2019/05/${id}/</link>
<dc:creator><![CDATA[somsri]]></dc:creator>
<guid isPermaLink="false">https://old.example/?p=${id}</guid>
<content:encoded><![CDATA[<p>ก</p>]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2019-05-01 03:00:00</wp:post_date_gmt>
<wp:status>${status}</wp:status>
<wp:post_type>post</wp:post_type>
<category domain="category" nicename="sport"><![CDATA[กีฬา]]></category>
<category domain="post_tag" nicename="final">นัดชิง</category>
${more}
</item>
`;

const PICTURE = `<item><title>p</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://old.example/p.jpg</wp:attachment_url></item>`;
const NAMES_PICTURE = `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`;
const COMMENT = `<wp:comment><wp:comment_content>x</wp:comment_content><title>y</title></wp:comment>`;

describe('an export of WordPress', () => {
  const readings = (text: string | Buffer, partBytes?: number) =>
    readWxr(() => streamOf(text, partBytes), 'a.xml');

  /** What is read until the archive breaks, and the message. */
  const readBroken = async (text: string | Buffer): Promise<[number, string]> => {
    const all: Reading[] = [];
    try {
      for await (const reading of readings(text)) all.push(reading);
    } catch (error) {
      return [all.length, String(error)];
    }
    return [all.length, ''];
  };

  it('is read post by post, with author, date, categories, tags, cover and old address [CON-07]', async () => {
    const text =
      HEAD + post(1, NAMES_PICTURE + COMMENT) + post(2, '', 'pending') + PICTURE + post(3, '', 'trash') + END;
    for (const partBytes of [1, 64_000]) {
      const all = await readAll(readings(text, partBytes));
      expect(all).toMatchObject([
        {
          place: 'a.xml, line 5',
          item: {
            sourceId: 'https://old.example/?p=1',
            title: 'ข่าว & 1',
            html: '<p>ก</p>',
            summary: '',
            authors: ['somsri', 'somsri@old.example'],
            categories: ['กีฬา'],
            tags: ['นัดชิง'],
            publishedAt: '2019-05-01T03:00:00Z',
            status: 'published',
            address: 'https://old.example/2019/05/1/',
            cover: 'https://old.example/p.jpg',
          },
        },
        { item: { status: 'draft', cover: '' } },
        { item: { status: 'trash' } },
      ]);
    }
  });

  it('that breaks off is read up to there, and the message names the line [CON-07]', async () => {
    const [count, words] = await readBroken(
      HEAD + post(1) + post(2).replace('</title>', '</titel>') + post(3) + END,
    );
    expect(count).toBe(1);
    expect(words).toMatch(/a\.xml, line 21: The XML is broken and cannot be read any further: /);
    expect(await readBroken(HEAD + post(1) + post(2).slice(0, 200))).toEqual([
      1,
      expect.stringMatching(/line \d+: The XML is broken/),
    ]);
  });

  it('with entities of its own is refused before any is expanded [CON-07]', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`;
    const [count, words] = await readBroken(
      `${bomb}<rss><channel>${post(1).replace('ข่าว', ']]>&b;<![CDATA[')}${END}`,
    );
    expect([count, words]).toEqual([0, expect.stringMatching(/line 1: XML with a DOCTYPE is not accepted/)]);
    const unknown = HEAD + post(1) + post(2).replace('<title>', '<title>&b;') + END;
    expect(await readBroken(unknown)).toEqual([1, expect.stringMatching(/The XML is broken.*entity/)]);
  });

  it('that is not UTF-8, or has an element without an end, is refused without being kept [CON-07]', async () => {
    const thai = Buffer.concat([Buffer.from(HEAD + post(1)), Buffer.from([0xa2, 0xe8, 0xd2])]);
    expect(await readBroken(thai)).toEqual([0, expect.stringMatching(/The text is not UTF-8/)]);
    const endless = `${HEAD}${post(1)}<item><title>${'a'.repeat(17 * 1024 * 1024)}`;
    expect(await readBroken(endless)).toEqual([1, expect.stringMatching(/It is larger than 16 MB/)]);
  });

  it('has no shortcode of WordPress in its texts, and names what was left out [CON-07]', async () => {
    const text =
      HEAD +
      post(1).replace('<p>ก</p>', 'ก\n[gallery ids="1"]\n[caption]<img src="a.jpg"> ข[/caption]') +
      END;
    expect(await readAll(readings(text))).toMatchObject([
      {
        item: { html: '<p>ก</p>\n<figure><img src="a.jpg"><figcaption>ข</figcaption></figure>' },
        changes: [{ en: 'A [gallery] of WordPress is left out.' }],
      },
    ]);
  });

  it('gets the paragraphs that WordPress stores as blank lines', () => {
    expect(withParagraphs('ก\nข\n\n<h2>ค</h2>\n\n<a href="/">ง</a>')).toBe(
      '<p>ก\nข</p>\n<h2>ค</h2>\n<p><a href="/">ง</a></p>',
    );
    const blocks = '<!-- wp:paragraph {"a":1} -->\n<p>ก</p>\n<!-- /wp:paragraph -->\n\nข';
    expect(withParagraphs(blocks)).toBe('<p>ก</p>\n\nข');
  });
});
