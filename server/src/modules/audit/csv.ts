import type { AuditRecord, AuditValues } from '@contract';

/** Tells Excel that the file is UTF-8, so that it shows Thai. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The characters that a spreadsheet interprets as the start of a formula, also after blanks and in full-width form. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** One cell: always in quotes, and never a formula (OWASP, CSV injection). */
const cell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const line = (cells: string[]): string => `${cells.map(cell).join(',')}\r\n`;

const json = (values: AuditValues | null): string => (values === null ? '' : JSON.stringify(values));

export const CSV_HEADER = line([
  'Line',
  'Time',
  'Person',
  'Person id',
  'Action',
  'Kind',
  'Object',
  'Object id',
  'Group id',
  'Address',
  'Session',
  'Before',
  'After',
]);

/** Lines of the audit log as CSV (RFC 4180). */
export const toCsv = (records: AuditRecord[]): string =>
  records
    .map(({ id, at, actor, action, object, groupId, address, sessionId, before, after }) =>
      line([
        String(id),
        at,
        actor?.displayName ?? '',
        String(actor?.id ?? ''),
        action,
        object.kind,
        object.name,
        object.id,
        String(groupId ?? ''),
        address,
        sessionId ?? '',
        json(before),
        json(after),
      ]),
    )
    .join('');
