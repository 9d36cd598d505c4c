const SHAPE = /^(\d{4}-\d{2}-(\d{2})T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})$/;

/** The date of YYYY-MM-DDTHH:mm:ssZ with offset; undefined for anything else, such as the 31st of February. */
export const parsePublishedDate = (text: string): Date | undefined => {
  const [, local, day, offset] = SHAPE.exec(text.trim()) ?? [];
  if (!local || !offset) return undefined;
  // JavaScript would silently turn an invalid day into one of the next month.
  if (new Date(`${local}Z`).getUTCDate() !== Number(day)) return undefined;
  const date = new Date(`${local}${offset.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? undefined : date;
};
