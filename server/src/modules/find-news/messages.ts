export const findNewsMessages = {
  sortNeedsState: {
    th: 'การเรียงตามเวลาที่จะหมดใช้ได้กับสถานะ for-a-day หรือ went-dark เท่านั้น กรุณาเลือกสถานะดังกล่าว',
    en: 'Sorting by runs-out needs the state for-a-day or went-dark. Please add one of them.',
  },
};
