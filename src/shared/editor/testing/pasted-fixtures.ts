/** What other programs put on the clipboard, shortened to what is their own about it. */
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
