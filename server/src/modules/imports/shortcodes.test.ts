import { readShortcodes } from './shortcodes';

const wordsOf = (html: string) => readShortcodes(html).changes.map(({ en }) => en);

describe('the shortcodes of a WordPress post', () => {
  it.each([
    [
      'a picture with a caption',
      'ก[caption id="a_1" align="left" width="300"]<a href="https://old.example/"><img src="p.jpg" /></a> ภาพ: ครู[/caption]ข',
      'ก\n\n<figure><a href="https://old.example/"><img src="p.jpg" /></a><figcaption>ภาพ: ครู</figcaption></figure>\n\nข',
    ],
    [
      'a picture without words',
      '[caption]<img src="p.jpg">[/caption]',
      '\n\n<figure><img src="p.jpg"></figure>\n\n',
    ],
    ['a caption without a picture', '[caption]ก[/caption]', 'ก'],
    [
      'an embedded page',
      '[embed width="100"] https://video.example/?v=1&amp;t=2 [/embed]',
      '\n\n<p><a href="https://video.example/?v=1&amp;t=2">https://video.example/?v=1&amp;t=2</a></p>\n\n',
    ],
    ['what is no address', '[embed]x" onclick="y[/embed]', 'x" onclick="y'],
    [
      'a player',
      '[video width="640" mp4="https://old.example/v.mp4"][/video]',
      '\n\n<p><a href="https://old.example/v.mp4">https://old.example/v.mp4</a></p>\n\n',
    ],
    ['a gallery', 'ก[gallery ids="1,2"]ข', 'กข'],
    ['a code without an end', '[caption]ก [embed]ข', 'ก ข'],
    ['words in brackets', '[ภาพ] [photo] [1]', '[ภาพ] [photo] [1]'],
  ])('become what they mean: %s [CON-07]', (_name, html, read) => {
    expect(readShortcodes(html).html).toBe(read);
  });

  it('are named where they are left out, or stay because a plug-in would fill them [CON-07]', () => {
    expect(
      wordsOf('[gallery ids="1"][gallery] [form id="1"][/form] [x] [caption]<img src="a">[/caption]'),
    ).toEqual(['A [gallery] of WordPress is left out.', 'A [form] of a plug-in of WordPress stays as text.']);
  });

  it('are read in a time that grows with the length only', () => {
    const many = '[caption][embed ['.repeat(200_000);
    const start = performance.now();
    readShortcodes(many);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('takes no time for an open bracket before a long line', () => {
    const started = performance.now();
    const html = `[note ${'='.repeat(50_000)}`;
    expect(readShortcodes(html)).toEqual({ html, changes: [] });
    expect(performance.now() - started).toBeLessThan(500);
  });
});
