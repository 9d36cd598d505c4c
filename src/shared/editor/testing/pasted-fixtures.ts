/** Clipboard content of other programs, shortened to what is specific to each. */
export const pastedFromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=TH style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-outline-level:1'>หัวข้อ<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-family:Tahoma;mso-fareast-language:EN-US'>ตัวหนา</span></b><span style='color:red'> และ&nbsp;<a href="https://other.example/">ลิงก์</a></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>หนึ่ง<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>สอง<o:p></o:p></p>
<p class=MsoNormal>x</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>แรก</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 style='width:225.4pt'><p class=MsoNormal>a<o:p></o:p></p></td><td><p class=MsoNormal>b</p></td></tr></table>
<p class=MsoNormal><img width=96 src="file:///C:/Users/x/clip_image001.png"><img src="data:image/png;base64,iVBORw0KGgo="></p>
<!--EndFragment--></body></html>`;

export const pastedFromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">หัวข้อ</span></h2>
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">ตัวหนา</span><span style="font-weight:400;font-style:italic;"> เอียง</span><span style="font-weight:400;text-decoration:underline;"> ขีด</span> <a href="https://other.example/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">ลิงก์</span></a></p>
<ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="font-weight:400;">หนึ่ง</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span style="font-weight:400;">สอง</span></p></li></ul></ul>
<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="200" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span>a</span></p></td><td><p dir="ltr"><span>b</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** A heading with its number, a list whose bullets are between conditional comments, and a title. */
export const pastedWordHeadings = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoTitle>แผนงาน<o:p></o:p></p>
<h2 style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>ความเป็นมา<o:p></o:p></h2>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]>a)&nbsp;&nbsp;<![endif]>ข้อแรก<o:p></o:p></p>
<p class=MsoNormal>ปี 1. เริ่มต้น</p>
<!--EndFragment--></body></html>`;

export const pastedFromWordOnline = `<meta charset="utf-8"><div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="2" xml:lang="TH-TH" paraid="1"><span class="TextRun MacChromeBold SCXW1" style="font-weight:bold;"><span class="NormalTextRun">หัวข้อ</span></span><span class="EOP SCXW1">&nbsp;</span></p></div>
<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight:bold;"><span class="NormalTextRun">ตัวหนา</span></span><span class="TextRun SCXW1"><span class="NormalTextRun"> ธรรมดา</span></span><span class="EOP SCXW1">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li class="OutlineElement Ltr SCXW1" data-leveltext="" data-aria-posinset="1" data-aria-level="1" role="listitem"><p class="Paragraph"><span>หนึ่ง</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2 SCXW1" role="list"><li class="OutlineElement Ltr SCXW1" data-aria-posinset="1" data-aria-level="2" role="listitem"><p class="Paragraph"><span>สอง</span><span class="EOP">&nbsp;</span></p></li></ul></div>`;

export const pastedFromExcel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {text-align:center;} --></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=3 style='width:48pt'>
<tr height=20><td colspan=2 height=20 class=xl65 width=128>ภาคเหนือ</td><td width=64>รวม</td></tr>
<tr height=20><td rowspan=2 height=40 class=xl65>น้ำ</td><td align=right>1</td><td align=right x:num>2</td></tr>
<tr height=20><td align=right height=20>3</td><td align=right>4</td></tr><!--EndFragment--></table></body></html>`;

export const pastedFromLibreOffice = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">p { line-height: 115% }</style></head><body lang="th-TH" link="#000080" dir="ltr"><h2 class="western" style="page-break-before: always">หัวข้อ</h2>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Sarabun, sans-serif"><b>ตัวหนา</b> <i>เอียง</i></font></p>
<ul><li><p style="margin-bottom: 0cm">หนึ่ง</p><ul><li><p>สอง</p></li></ul></li></ul></body></html>`;
