import { findHiddenText } from './hidden-text';
import { parseHtml } from './html-to-text';

describe('text that readers cannot see', () => {
  it.each([
    ['<p style="display:none">ลับ</p>', 'not-shown'],
    ['<p hidden>ลับ</p>', 'not-shown'],
    ['<div style="visibility:hidden"><p><b>ลับ</b></p></div>', 'not-shown'],
    ['<p style="opacity:0">ลับ</p>', 'transparent'],
    ['<p style="opacity:0.05"><span style="opacity:1">ลับ</span></p>', 'transparent'],
    ['<p style="color:transparent">ลับ</p>', 'transparent'],
    ['<p style="color:rgba(0,0,0,0)">ลับ</p>', 'transparent'],
    ['<span style="font-size:0">ลับ</span>', 'no-size'],
    ['<span style="font-size:1px">ลับ</span>', 'no-size'],
    ['<span style="font-size:0.01em">ลับ</span>', 'no-size'],
    ['<div style="height:0;overflow:hidden">ลับ</div>', 'no-size'],
    ['<div style="max-height:0px;overflow:hidden">ลับ</div>', 'no-size'],
    ['<p style="text-indent:-9999px">ลับ</p>', 'off-screen'],
    ['<p style="margin-left:-999em">ลับ</p>', 'off-screen'],
    ['<p style="color:#fff">ลับ</p>', 'same-color'],
    ['<p style="color:white">ลับ</p>', 'same-color'],
    ['<p style="color:#fefefe">ลับ</p>', 'same-color'],
    ['<font color="white">ลับ</font>', 'same-color'],
    ['<p style="background-color:#000">ลับ</p>', 'same-color'],
    ['<table bgcolor="#102030"><tr><td style="color:rgb(16, 32, 48)">ลับ</td></tr></table>', 'same-color'],
    ['<p style="color:tomato;background-color:tomato">ลับ</p>', 'same-color'],
  ])('is found: %s [SEC-07]', (html, reason) => {
    expect(findHiddenText(parseHtml(`<p>ข่าว</p>${html}`))).toEqual([{ text: 'ลับ', reason }]);
  });

  it.each([
    '<p>ข่าว <b>ด่วน</b></p>',
    '<p style="color:#fff;background-color:#0d5b6c">ข่าว</p>',
    '<div style="background-color:black"><p style="color:yellow">ข่าว</p></div>',
    '<div style="visibility:hidden"><p style="visibility:visible">ข่าว</p></div>',
    '<p style="font-size:0"><span style="font-size:14px">ข่าว</span></p>',
    '<p style="font-size:80%;text-indent:-2em;margin-left:-10px;opacity:0.6">ข่าว</p>',
    '<div style="height:0;padding-bottom:56%"><iframe src="https://www.youtube.com/embed/a"></iframe></div>',
    '<p style="display:none"> <br></p>',
  ])('does not include visible text: %s', (html) => {
    expect(findHiddenText(parseHtml(html))).toEqual([]);
  });
});
