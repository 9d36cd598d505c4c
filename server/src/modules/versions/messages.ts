export const versionMessages = {
  unknownReason: (known: string) => ({
    th: `เหตุผลของการบันทึกต้องเป็นหนึ่งใน ${known}`,
    en: `Name one of these reasons: ${known}, or none.`,
  }),
  noNumber: { th: 'ต้องเป็นหมายเลขรุ่น', en: 'Name a version by its number.' },
  restored: (number: number) => ({
    th: `นำรุ่นที่ ${number} กลับมาแล้ว`,
    en: `Version ${number} was restored as the newest one.`,
  }),
};
