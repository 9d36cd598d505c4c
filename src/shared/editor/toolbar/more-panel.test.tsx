/* eslint-disable testing-library/no-node-access -- content of the text has no roles */
import { screen } from '@testing-library/react';

import { renderEditor } from '../testing/render-editor';

describe('less common formats [FID-04, EDT-01]', () => {
  it.each([
    ['Subscript', 'sub'],
    ['Superscript', 'sup'],
    ['Highlight', 'mark'],
    ['Small print', 'small'],
    ['Underline', 'u'],
    ['Strikethrough', 's'],
    ['Inline code', 'code'],
  ])('%s can be applied and removed', async (name, tag) => {
    const { select, press, raw } = renderEditor({ stored: '<p>ข่าวด่วน</p>' });
    select(0, 4);
    await press('More formats');
    await press(name);
    expect(raw()).toBe(`<p><${tag}>ข่าว</${tag}>ด่วน</p>`);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await press(name);
    expect(raw()).toBe('<p>ข่าวด่วน</p>');
  });

  it.each([
    ['Heading 4', '<h4>ข่าว</h4>'],
    ['Code block', '<pre><code>ข่าว</code></pre>'],
  ])('%s applies to the line and can be removed', async (name, html) => {
    const { select, press, saved } = renderEditor({ stored: '<p>ข่าว</p>' });
    select(0, 4);
    await press('More formats');
    await press(name);
    expect(saved()).toBe(html);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await press(name);
    expect(saved()).toBe('<p>ข่าว</p>');
  });

  it('do not change other elements around the text', async () => {
    const stored = '<p><abbr title="น">ข่าว</abbr>ด่วน</p>';
    const { select, press, raw } = renderEditor({ stored });
    select(0, 8);
    await press('More formats');
    await press('Highlight');
    expect(raw()).toBe('<p><mark><abbr title="น">ข่าว</abbr>ด่วน</mark></p>');
    await press('Highlight');
    expect(raw()).toBe(stored);
  });

  it('a horizontal rule is inserted at the cursor', async () => {
    const { select, press, raw } = renderEditor({ stored: '<p>ก่อน</p><p>หลัง</p>' });
    select(5);
    await press('More formats');
    await press('Horizontal rule');
    expect(raw()).toBe('<p>ก่อน</p><hr><p>หลัง</p>');
  });
});

describe('the header row of a table [FID-04]', () => {
  const TABLE = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

  it('is made from the first row, and can become a plain row again', async () => {
    const { user, press, raw } = renderEditor({ stored: TABLE });
    await user.click(screen.getByRole('cell', { name: 'a' }));
    await press('Table');
    await press('Header row');
    expect(raw()).toBe(
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
    await press('Header row');
    expect(raw()).toBe(TABLE);
  });

  it('is kept when it is pasted', () => {
    const { paste, raw } = renderEditor({ stored: '' });
    paste({
      html: '<table data-container="[[&quot;script&quot;,{}]]"><tr><th>a<th data-element="[[&quot;script&quot;,{}]]">b<tr><td>c<td>d</table>',
    });
    expect(raw()).toBe(
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
  });
});
