import { parseHtml } from '@/shared/text/html-to-text';

import { writeEmoji } from './emoji-pictures';

const write = (html: string) => {
  const pasted = parseHtml(html);
  writeEmoji(pasted);
  return pasted.innerHTML;
};

describe('the pictures that sites draw for emoji', () => {
  it.each([
    ['🔥', 'src="https://static.xx.fbcdn.net/images/emoji.php/v9/t50/1/16/1f525.png"'],
    ['👩‍👧', 'src="https://abs-0.twimg.com/emoji/v2/svg/1f469.svg"'],
    ['🇹🇭', 'src="https://s.w.org/images/core/x.svg" class="wp-smiley"'],
    ['👍🏽', 'src="https://cdn.example/a.png" width="16" height="16"'],
    ['1️⃣', 'src="https://cdn.example/emoji/1.png"'],
    ['🔥', 'src="data:image/png;base64,iVBORw0KGgo="'],
    ['😊', 'src="data:image/svg+xml;utf8,<svg></svg>"'],
    ['❤️', 'src="blob:https://line.me/1"'],
    ['😀', 'src="cid:1" style="width: 1.2em; height: 1.2em"'],
    ['😂', 'src="https://cdn.example/a.png" style="height:20px"'],
    ['🎉', 'src="https://cdn.example/a.png" height="18"'],
    ['🙏', 'src="https://cdn.example/a.png" class="twemoji"'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'src="https://s.w.org/images/core/emoji/15/svg/x.svg"'],
  ])('become %s [PST-04]', (emoji, attributes) => {
    expect(write(`<p>ก<img alt="${emoji}" ${attributes}>ข</p>`)).toBe(`<p>ก${emoji}ข</p>`);
  });

  it.each([
    ['🔥', '<img alt="" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t4f/1/16/1f525.png">'],
    ['👩‍👧', '<img src="https://abs-0.twimg.com/emoji/v2/svg/1f469-200d-1f467.svg">'],
    ['❤️', '<img alt="heart" src="https://s.w.org/images/core/emoji/15.0.3/72x72/2764-fe0f.png">'],
    ['🔥', '<img aria-label="fire emoji" src="https://a.slack-edge.com/x/google-emoji-assets/1f525@2x.png">'],
    ['🔥', '<img alt="" src="https://www.youtube.com/s/gaming/emoji/7ff574f2/emoji_u1f525.svg">'],
    ['👩‍👧', '<img src="https://www.youtube.com/s/gaming/emoji/7ff574f2/emoji_u1f469_200d_1f467.png">'],
    ['🔥', '<img src="https://fonts.gstatic.com/s/e/notoemoji/15.1/1f525/72.png">'],
    ['😊', '<img data-emoji="😊" src="https://cdn.example/1.png">'],
    ['😊', '<img alt=":smile:" title="😊" class="emoji" src="https://cdn.example/1.png">'],
  ])('become %s from what else names them [PST-04]', (emoji, image) => {
    expect(write(`<p>ก${image}ข</p>`)).toBe(`<p>ก${emoji}ข</p>`);
  });

  it.each([
    `<img alt="🔥" src="data:image/png;base64,${'A'.repeat(60_000)}">`,
    '<img alt="ข่าว" src="https://cdn.example/emoji/1f525x.png">',
    '<img alt="" src="https://cdn.example/photos/1f525.png">',
    '<img alt="" src="https://cdn.example/emoji/110000000.png">',
    '<img alt="🔥" src="https://cdn.example/photo.jpg" width="1200" height="800">',
    '<img alt="🔥" src="https://cdn.example/photo.jpg">',
    '<img alt="ไฟไหม้ 🔥" src="https://cdn.example/emoji/a.png">',
    '<img alt="12" src="https://cdn.example/emoji/a.png">',
    '<img alt="" src="https://cdn.example/emoji/a.png">',
  ])('are not %s', (image) => {
    expect(write(image)).toBe(image);
  });
});
