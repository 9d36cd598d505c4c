import { cleanPastedHtml } from './clean-pasted-html';
import { inEditor } from './testing/in-editor';
import {
  pastedFromExcel,
  pastedFromGoogleDocs,
  pastedFromLibreOffice,
  pastedFromWord,
  pastedFromWordOnline,
  pastedWordHeadings,
} from './testing/pasted-fixtures';
import { xssHtml } from './testing/xss-corpus';

const paste = (html: string) => {
  const { paste: intoEditor, html: saved } = inEditor('');
  intoEditor(cleanPastedHtml(html).html);
  return saved();
};

describe('pasting from a word processor', () => {
  it('keeps headings, bold, links, lists and tables [EDT-01]', () => {
    expect(paste(pastedFromWord)).toBe(
      '<h1>หัวข้อ</h1><p><strong>ตัวหนา</strong> และ <a href="https://other.example/">ลิงก์</a></p><p><br></p>' +
        '<ul><li>หนึ่ง<ul><li>สอง</li></ul></li></ul><p>x</p><ol><li>แรก</li></ol>' +
        '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    );
  });

  it('removes styles, classes, Word markup and local pictures [EDT-02]', () => {
    expect(cleanPastedHtml(pastedFromWord).html).not.toMatch(
      /style|mso|class="(?!ql-indent)|o:p|data:|file:|<!--/i,
    );
  });
});

describe('pasting a formula', () => {
  it.each([
    [
      '<p>สูตร <math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math> นี้</p>',
      '<p>สูตร E=mc<sup>2</sup> นี้</p>',
    ],
    [
      '<p><math><msub><mi>H</mi><mn>2</mn></msub><mi>O</mi><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>',
      '<p>H<sub>2</sub>O1/2</p>',
    ],
  ])('keeps its words: %s [EDT-01]', (html, saved) => {
    expect(paste(html)).toBe(saved);
  });
});

describe('pasting numbered headings and lists', () => {
  it('removes the list markers and keeps the typed text [FID-07]', () => {
    expect(paste(pastedWordHeadings)).toBe(
      '<h1>แผนงาน</h1><h2>ความเป็นมา</h2><ol><li>ข้อแรก</li></ol><p>ปี 1. เริ่มต้น</p>',
    );
  });
});

describe('pasting a list that begins with another number', () => {
  it('keeps the number of each list, and bullets have none [PST-05]', () => {
    expect(
      paste(
        '<ol start="4"><li>ก<ul start="2"><li>ข</li></ul></li><li>ค</li></ol><p>ง</p><ol start="1"><li>จ</li></ol>',
      ),
    ).toBe('<ol start="4"><li>ก<ul><li>ข</li></ul></li><li>ค</li></ol><p>ง</p><ol><li>จ</li></ol>');
  });

  it('does not take an element from a mark that the source made up', () => {
    const mark = '[["ol",{"start":"4","onclick":"x"}]]';
    expect(paste(`<ol><li data-container='${mark}'>ก</li></ol>`)).toBe('<ol><li>ก</li></ol>');
  });
});

describe('pasting from a web page', () => {
  it('links to where a link leads [PST-04]', () => {
    expect(
      paste('<p><a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fother.example%2Fa">ก</a></p>'),
    ).toBe('<p><a href="https://other.example/a">ก</a></p>');
  });
});

describe('pasting from a web word processor', () => {
  it('keeps headings, bold and one nested list [FID-07]', () => {
    expect(paste(pastedFromWordOnline)).toBe(
      '<h2><strong>หัวข้อ</strong></h2><p><strong>ตัวหนา</strong> ธรรมดา</p><ul><li>หนึ่ง<ul><li>สอง</li></ul></li></ul>',
    );
  });
});

describe('pasting from a spreadsheet', () => {
  it('keeps each column below its header, even with merged cells [FID-07]', () => {
    expect(paste(pastedFromExcel)).toBe(
      '<table><tbody><tr><td>ภาคเหนือ</td><td></td><td>รวม</td></tr><tr><td>น้ำ</td><td>1</td><td>2</td></tr>' +
        '<tr><td></td><td>3</td><td>4</td></tr></tbody></table>',
    );
  });
});

describe('pasting from another office suite', () => {
  it('keeps headings, bold, italic and nested lists [FID-07]', () => {
    expect(paste(pastedFromLibreOffice)).toBe(
      '<h2>หัวข้อ</h2><p><strong>ตัวหนา</strong> <em>เอียง</em></p><ul><li>หนึ่ง<ul><li>สอง</li></ul></li></ul>',
    );
  });
});

describe('pasting from an online document', () => {
  it('keeps headings, bold, italic, underline, links, lists and tables [EDT-01]', () => {
    expect(paste(pastedFromGoogleDocs)).toBe(
      '<h2>หัวข้อ</h2><p><strong>ตัวหนา</strong><em> เอียง</em><u> ขีด</u> <a href="https://other.example/">ลิงก์</a></p>' +
        '<ul><li>หนึ่ง<ul><li>สอง</li></ul></li></ul><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    );
  });
});

describe('pasting an attack', () => {
  it.each(xssHtml)('leaves no active content: %s', (attack) => {
    const pasted = paste(attack);
    expect(pasted).not.toMatch(/<(?:script|svg|math|object|embed|form|style)\b/i);
    const { body } = new DOMParser().parseFromString(pasted, 'text/html');
    const attributes = [...body.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|^srcdoc$/.test(name))).toEqual([]);
    expect(attributes.filter(({ value }) => /^\s*(?:\w*script|data|blob):/i.test(value))).toEqual([]);
  });
});
