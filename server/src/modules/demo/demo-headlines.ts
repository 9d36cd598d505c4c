/** Parts of headlines and texts that the seed combines; subjects and events are general and contain no names. */
export const THAI_SUBJECTS = [
  'ตลาดหลักทรัพย์',
  'สมาคมผู้ค้าทองคำ',
  'กลุ่มผู้ส่งออก',
  'ผู้ประกอบการรายย่อย',
  'ชาวสวนทุเรียนภาคตะวันออก',
  'ผู้เดินรถไฟฟ้าสายใหม่',
  'ทีมฟุตบอลเยาวชน',
  'นักวิ่งมาราธอน',
  'ชุมชนริมคลอง',
  'โรงเรียนในพื้นที่ห่างไกล',
  'ศูนย์วิจัยพลังงานสะอาด',
  'เทศกาลภาพยนตร์นานาชาติ',
  'ผู้ผลิตชิ้นส่วนรถยนต์ไฟฟ้า',
  'เกษตรกรผู้ปลูกข้าวหอมมะลิ',
  'โรงพยาบาลประจำจังหวัด',
  'ร้านอาหารริมทาง',
  'กลุ่มอาสาสมัครกู้ภัย',
  'นักท่องเที่ยวต่างชาติ',
  'สตาร์ตอัปด้านการศึกษา',
  'อุทยานแห่งชาติทางทะเล',
] as const;

export const THAI_EVENTS = [
  'ฟื้นตัวต่อเนื่องเป็นสัปดาห์ที่สาม',
  'เตรียมรับมือฤดูฝนที่มาเร็วกว่าปกติ',
  'ทำสถิติใหม่ในรอบห้าปี',
  'เปิดรับฟังความเห็นประชาชนก่อนตัดสินใจ',
  'ขยายความร่วมมือกับประเทศเพื่อนบ้าน',
  'เดินหน้าแผนลดต้นทุนพลังงาน',
  'ชวนคนรุ่นใหม่กลับบ้านเกิด',
  'จับตาผลประชุมปลายเดือนนี้',
  'รับอานิสงส์จากวันหยุดยาว',
  'เร่งแก้ปัญหาก่อนเปิดภาคเรียน',
  'เผยบทเรียนจากปีที่ผ่านมา',
  'ได้รับความสนใจเกินคาดในวันแรก',
  'ประกาศแผนสามปีฉบับใหม่',
  'ขอเวลาศึกษาผลกระทบอีกหนึ่งเดือน',
  'ใช้เทคโนโลยีช่วยลดเวลารอคิว',
] as const;

export const ENGLISH_SUBJECTS = [
  'Regional airlines',
  'A coastal town',
  'Solar start-ups',
  'Coffee growers',
  'The national library',
  'Night market traders',
  'Robotics students',
  'Marine biologists',
  'Bus operators',
  'Independent cinemas',
] as const;

export const ENGLISH_EVENTS = [
  'see demand return faster than expected',
  'test a cheaper way to store energy',
  'ask for clearer rules before the season',
  'open their doors for a week of free tours',
  'share what a difficult year has taught them',
  'plan a second site up north',
  'move their busiest service to the weekend',
  'turn waste into a new line of business',
] as const;

export const THAI_SENTENCES = [
  'ผู้เกี่ยวข้องเปิดเผยว่าความคืบหน้าเป็นไปตามกรอบเวลาที่วางไว้',
  'ข้อมูลล่าสุดชี้ว่าตัวเลขเพิ่มขึ้นร้อยละ 4.2 เมื่อเทียบกับช่วงเดียวกันของปีก่อน',
  'ชาวบ้านในพื้นที่บอกว่าต้องการเห็นผลจริงมากกว่าคำสัญญา',
  'นักวิเคราะห์มองว่าปัจจัยสำคัญคือความเชื่อมั่นของผู้บริโภค',
  'หน่วยงานที่รับผิดชอบจะสรุปรายละเอียดอีกครั้งภายในสองสัปดาห์',
  'ขั้นตอนต่อไปคือการลงพื้นที่สำรวจและรับฟังความเห็นเพิ่มเติม',
] as const;

export const ENGLISH_SENTENCES = [
  'People close to the plan say that the work is on schedule.',
  'The latest figures show a rise of 4.2 per cent over the same period last year.',
  'Residents say they would rather see results than promises.',
  'Analysts point to the confidence of consumers as the thing to watch.',
  'A fuller report is due within two weeks.',
] as const;

export const TAGS = [
  'เศรษฐกิจ',
  'ข่าวด่วน',
  'ชุมชน',
  'พลังงาน',
  'ท่องเที่ยว',
  'การศึกษา',
  'สุขภาพ',
  'กีฬา',
  'เทคโนโลยี',
  'น้ำท่วม69',
  'weekend',
  'explainer',
] as const;
