import { act } from '@testing-library/react';

import { renderEditor } from './testing/render-editor';
import { table } from './testing/table-editor';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('a value from outside, in an editor in which a person types', () => {
  it('leaves the cursor in its words [TOG-01]', () => {
    const { select, give, cursor, typeText, raw } = renderEditor({ stored: paragraphs('ก', 'ขค', 'ง') });
    select(3);
    give(paragraphs('ยาวกว่าเดิม', 'ขค', 'จ'));
    expect(cursor()).toBe(13);
    typeText('ฉ');
    expect(raw()).toBe(paragraphs('ยาวกว่าเดิม', 'ขฉค', 'จ'));
  });

  it('moves the cursor that the toolbar acts on, while the focus is elsewhere', () => {
    const { select, give, text, typeText, raw } = renderEditor({ stored: paragraphs('ก', 'ขค') });
    select(3);
    act(() => text.blur());
    give(paragraphs('ยาวกว่าเดิม', 'ขค'));
    typeText('ฉ');
    expect(raw()).toBe(paragraphs('ยาวกว่าเดิม', 'ขฉค'));
  });

  it('can be followed by Undo, which takes back what was typed and nothing else [TOG-01]', async () => {
    const { select, typeText, give, press, raw } = renderEditor({ stored: paragraphs('ก', 'ข', 'ค') });
    select(1);
    typeText('x');
    give(paragraphs('กx', 'ข', 'ของเขา'));
    await press('Undo');
    expect(raw()).toBe(paragraphs('ก', 'ข', 'ของเขา'));
    await press('Redo');
    expect(raw()).toBe(paragraphs('กx', 'ข', 'ของเขา'));
  });

  it.each([
    ['a table', table(['a', 'b']), table(['a', 'y'])],
    ['a picture', '<p><img src="/a.png"></p>', '<p><img src="/b.png"></p>'],
    [
      'a part kept as html',
      '<details><summary>a</summary></details>',
      '<details><summary>b</summary></details>',
    ],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>c</li><li>b</li></ul>'],
    ['nothing', '', '<h2>a</h2>'],
  ])('keeps its bytes where it replaces %s', (_what, before, after) => {
    const { give, select, typeText, raw } = renderEditor({ stored: `<p class="k" >a</p>${before}` });
    give(`<p class="k" >a</p>${after}\n`);
    select(0);
    typeText('x');
    expect(raw()).toBe(`<p class="k">xa</p>${after}\n`);
  });
});
