export const findNewsMessages = {
  bestNeedsSearch: {
    th: 'การเรียงตามความตรงกันใช้ได้กับการค้นหาเท่านั้น กรุณาระบุ search ด้วย',
    en: 'Sorting by best needs a search. Please add one.',
  },
  sortNeedsState: {
    th: 'การเรียงตามเวลาที่จะหมดใช้ได้กับสถานะ for-a-day หรือ went-dark เท่านั้น กรุณาเลือกสถานะดังกล่าว',
    en: 'Sorting by runs-out needs the state for-a-day or went-dark. Please add one of them.',
  },
};
