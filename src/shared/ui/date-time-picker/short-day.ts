/** A day of the address, `2026-11-23`, as DD/MM/YY; anything else as it is. */
export const shortDay = (day: string): string => {
  const [, year, month, date] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year ? `${date}/${month}/${year}` : day;
};
