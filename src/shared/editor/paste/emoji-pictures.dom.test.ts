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
  ])('become %s [PST-04]', (emoji, attributes) => {
    expect(write(`<p>ก<img alt="${emoji}" ${attributes}>ข</p>`)).toBe(`<p>ก${emoji}ข</p>`);
  });

  it.each([
    '<img alt="🔥" src="https://cdn.example/photo.jpg" width="1200" height="800">',
    '<img alt="🔥" src="https://cdn.example/photo.jpg">',
    '<img alt="ไฟไหม้ 🔥" src="https://cdn.example/emoji/a.png">',
    '<img alt="12" src="https://cdn.example/emoji/a.png">',
    '<img alt="" src="https://cdn.example/emoji/a.png">',
  ])('are not %s', (image) => {
    expect(write(image)).toBe(image);
  });
});
