import fc from 'fast-check';

import { addTag, cleanTag, extractHashtags, splitTags } from './tags';

describe('a typed tag', () => {
  it.each([
    ['#ข่าวด่วน!', 'ข่าวด่วน'],
    ['น้ำท่วม,ปี๖๙', 'น้ำท่วมปี๖๙'],
    ['ปตท. (มหาชน)', 'ปตทมหาชน'],
    ['C++ & <b>', 'C b'],
    ['breaking_news', 'breaking_news'],
    ['cafe\u0301', 'caf\u00e9'],
    [' ข่าว ', 'ข่าว'],
    ['a-b-c', 'abc'],
  ])(
    'loses its special characters and keeps Thai letters and vowel marks: %s becomes %s [NWS-08]',
    (typed, tag) => {
      expect(cleanTag(typed)).toBe(tag);
    },
  );

  it('loses only its first space [NWS-08]', () => {
    expect(cleanTag('ข่าว ด่วน วันนี้')).toBe('ข่าวด่วน วันนี้');
  });

  it.each(['', '   ', '#', '!?,.', '่', '_'])('is ignored if nothing is left: "%s" [NWS-08]', (typed) => {
    const tags = ['ข่าว'];
    expect(addTag(tags, typed)).toBe(tags);
  });

  it('is added once, in whatever way it was typed [NWS-08]', () => {
    expect(addTag(addTag([], 'ข่าวด่วน'), '#ข่าวด่วน ')).toEqual(['ข่าวด่วน']);
  });

  it.each([
    ['Covid19', ['covid19', 'COVID19', 'Ｃovid19', 'covid\u200b19']],
    ['น้ำท่วม', ['นํ้าท่วม', 'นำ้ท่วม']],
    ['ปี2569', ['ปี๒๕๖๙']],
  ])('is added once, however %s is spelled, in the first spelling [SAF-09]', (tag, spellings) => {
    expect(spellings.reduce(addTag, [tag])).toEqual([tag]);
  });

  it.each(['\u200b', '\u3164', '\u2800', '\u034f'])(
    'is ignored if nothing of it can be seen: %j [SAF-09]',
    (typed) => {
      expect(addTag([], typed)).toEqual([]);
    },
  );

  it('survives joining with commas and splitting again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
        const tags = typed.reduce<string[]>(addTag, []);
        expect(tags.length === 0 ? [] : tags.join(',').split(',')).toEqual(tags);
      }),
    );
  });
});

describe('a list of tags from another place', () => {
  it.each([
    ['หนึ่ง, สอง,สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง\nสอง\r\n\r\nสาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง\u2028สอง\u2029สาม\u0085สี่\vห้า', ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า']],
    ['#หนึ่ง #สอง#สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง; สอง、สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง | สอง|สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง / สอง/สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง \\ สอง', ['หนึ่ง', 'สอง']],
    ['หนึ่ง｜สอง／สาม，สี่；ห้า', ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า']],
    ['หนึ่ง • สอง · สาม ● สี่', ['หนึ่ง', 'สอง', 'สาม', 'สี่']],
    ['หนึ่ง ๏ สอง ฯ สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง،สอง‚สาม﹐สี่', ['หนึ่ง', 'สอง', 'สาม', 'สี่']],
    ['1. หนึ่ง 2. สอง 3. สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['1. หนึ่ง\n2. สอง', ['หนึ่ง', 'สอง']],
    ['ข่าว 1. หนึ่ง 2. สอง', ['ข่าว', 'หนึ่ง', 'สอง']],
    ['1) หนึ่ง 2) สอง', ['หนึ่ง', 'สอง']],
    ['(1) หนึ่ง (2) สอง', ['หนึ่ง', 'สอง']],
    ['๑. หนึ่ง ๒. สอง', ['หนึ่ง', 'สอง']],
    ['๑.หนึ่ง\n๒.สอง', ['หนึ่ง', 'สอง']],
    ['ก. หนึ่ง\nข. สอง', ['หนึ่ง', 'สอง']],
    ['- หนึ่ง\n- สอง\n* สาม\n– สี่', ['หนึ่ง', 'สอง', 'สาม', 'สี่']],
    ['แท็ก: หนึ่ง, สอง', ['หนึ่ง', 'สอง']],
    ['Tags: one, two', ['one', 'two']],
    ['"หนึ่ง", "สอง"', ['หนึ่ง', 'สอง']],
    ['["หนึ่ง","สอง"]', ['หนึ่ง', 'สอง']],
    ['#หนึ่ง\u200b#\u200bสอง \u2060#สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง,\u200b,หนึ่ง\u200b', ['หนึ่ง']],
    ['Covid, COVID; covid', ['Covid']],
    ['ข่าวด่วน วันนี้', ['ข่าวด่วนวันนี้']],
    ['ข่าว 1. ด่วน', ['ข่าว1 ด่วน']],
    ['5.5 ล้าน', ['55ล้าน']],
    ['2. กุมภาพันธ์', ['2กุมภาพันธ์']],
    ['โควิด-19, เอฟ-16', ['โควิด19', 'เอฟ16']],
    ['ข่าว 24/7', ['ข่าว247']],
    ['กรุงเทพฯ, เชียงใหม่ ฯลฯ', ['กรุงเทพฯ', 'เชียงใหม่']],
    ['คำค้น： หนึ่ง/สอง', ['หนึ่ง', 'สอง']],
    ['แท็กที่เกี่ยวข้อง: หนึ่ง, สอง', ['หนึ่ง', 'สอง']],
    ['คีย์เวิร์ด: หนึ่ง, สอง', ['หนึ่ง', 'สอง']],
    ['Related tags: one, two', ['one', 'two']],
    ['หนึ่ง - สอง – สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['หนึ่ง > สอง → สาม->สี่', ['หนึ่ง', 'สอง', 'สาม', 'สี่']],
    ['"หนึ่ง" "สอง"', ['หนึ่ง', 'สอง']],
    ['①หนึ่ง ②สอง', ['หนึ่ง', 'สอง']],
    ['🔹หนึ่ง 🔹สอง\n✅ สาม', ['หนึ่ง', 'สอง', 'สาม']],
    ['ไฟป่า🔥, ก-ข, ปี 2568-2569', ['ไฟป่า', 'กข', 'ปี25682569']],
    [' , ,', []],
  ])('has an entry for each line, sign or number: %j [PST-06]', (list, tags) => {
    expect(splitTags(list).reduce(addTag, [])).toEqual(tags);
  });
});

describe('generating tags from the content', () => {
  it('finds complete Thai hashtags [NWS-09]', () => {
    const html = '<p>วันนี้ #ข่าวด่วน และ #เลือกตั้ง69 ครับ</p>';
    expect(extractHashtags(html)).toEqual(['ข่าวด่วน', 'เลือกตั้ง69']);
  });

  it('ignores markup and decodes entities [NWS-09]', () => {
    expect(extractHashtags('<p>#<strong>ข่าว</strong>ด่วน&nbsp;&#35;น้ำท่วม</p>')).toEqual(['ข่าวด่วน', 'น้ำท่วม']);
  });

  it('ends a hashtag at the end of its paragraph [NWS-09]', () => {
    expect(extractHashtags('<p>#หนึ่ง</p><p>สอง</p>')).toEqual(['หนึ่ง']);
  });

  it('returns each tag only once [NWS-09]', () => {
    expect(extractHashtags('<p>#ข่าว #กีฬา #ข่าว</p>')).toEqual(['ข่าว', 'กีฬา']);
  });

  it('removes special characters around a hashtag [NWS-09]', () => {
    expect(extractHashtags('<p>(#ข่าว!) #กีฬา#บันเทิง, "#a-b"</p>')).toEqual(['ข่าว', 'กีฬา', 'บันเทิง', 'a']);
  });

  it('accepts numbers, also in Thai digits [NWS-09]', () => {
    expect(extractHashtags('<p>อันดับ #1 และ #๒</p>')).toEqual(['1', '๒']);
  });

  it.each([
    ['#ข่าว\u200bด่วน', ['ข่าวด่วน']],
    ['#na\u00adme\u2060\ufeff\u200d', ['name']],
    ['＃ข่าว', ['ข่าว']],
    ['#a_b', ['a_b']],
    ['#_ # a', []],
    ['HTTPS://a.example/#x #y', ['y']],
    ['http://a.example/b#x', []],
    ['https://a.example/#x\u00a0#y', ['y']],
    ['http://#x', []],
    ['ftp://a.example/#x', []],
    ['www.x.example/#abc x.example#abc', []],
    ['C#5 foo#bar ข่าว#ด่วน', []],
    ['#น้ำ\u200bท่วม#\u200bด่วน \u2060#ข่าว', ['น้ำท่วม', 'ด่วน', 'ข่าว']],
    ['#ข่าว\u200eด่วน #\u2063กีฬา', ['ข่าวด่วน', 'กีฬา']],
    ['#️⃣ #1️⃣ a', []],
    ['\ufeff#\ufeffข่าว', ['ข่าว']],
    ['#ข่าว\u200c#ด่วน', ['ข่าว', 'ด่วน']],
    ['desk@a.example#b line.me/#c', []],
    ['สี #fff #ffffff', ['fff', 'ffffff']],
    ['#ข่าว,#กีฬา;#บันเทิง', ['ข่าว', 'กีฬา', 'บันเทิง']],
    ['(#ข่าว) “#กีฬา” [#บันเทิง]', ['ข่าว', 'กีฬา', 'บันเทิง']],
    ['##ข่าว', ['ข่าว']],
    ['ดู&#35;ข่าว', []],
    ['&lt;a href="#top"&gt; style=\'#x\' "#ข่าว"', ['ข่าว']],
    ['#โควิด\u201119 #โควิด–20', ['โควิด19', 'โควิด']],
    ['#Covid19 #COVID19 #ｃovid19', ['Covid19']],
    ['#โควิด-19 #F-16 #a-b', ['โควิด19', 'F16', 'a']],
  ])('finds in "%s" the tags %j [PST-06]', (text, tags) => {
    expect(extractHashtags(`<p>${text}</p>`)).toEqual(tags);
  });

  it('ignores attributes and fragments of web addresses', () => {
    const html = '<p style="color:#fff"><a href="#top">top</a> https://a.example/x#part</p>';
    expect(extractHashtags(html)).toEqual([]);
  });
});
