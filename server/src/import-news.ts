import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { folderOf, runCommand, say, withDatabase } from './command';
import { type Database, StartError } from './db/database';
import { databaseTime } from './db/database-time';
import { loadEverything } from './export/load-everything';
import { serverActor } from './modules/audit/record';
import { createPictureFetcher } from './modules/fetched-pictures/fetch-picture';
import type { Reading } from './modules/imports/archive-item';
import type { Usual } from './modules/imports/lookups';
import { createPictures, PICTURE_MEGABYTES } from './modules/imports/pictures';
import { readFolder } from './modules/imports/read-folder';
import { readJsonLines } from './modules/imports/read-json';
import { readWxr } from './modules/imports/read-wxr';
import { createReport, type Note } from './modules/imports/report';
import { runImport } from './modules/imports/run-import';
import { findUsual } from './modules/imports/usual';
import { findGroup } from './modules/journalists/groups-repository';
import { readConfig, requirePublicUrl } from './settings/config';
import { openStorage } from './storage/open';
import { createWorkers } from './workers/workers';

const USAGE = `Name the archive and the id of the group: npm run import -- archive.jsonl --group 3 --dry-run
Further options: --format wxr|jsonl|folder, --author USERNAME, --category NAME, --country TH, --picture-megabytes 2000`;
const REPORT_EVERY = 500;

const FORMATS = ['wxr', 'jsonl', 'folder'] as const;
type Format = (typeof FORMATS)[number];

const readOptions = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      group: { type: 'string' },
      format: { type: 'string' },
      author: { type: 'string' },
      category: { type: 'string' },
      country: { type: 'string' },
      'picture-megabytes': { type: 'string' },
      'dry-run': { type: 'boolean' },
      everything: { type: 'boolean' },
    },
  });
  const archive = folderOf(positionals[0], USAGE);
  const megabytes = Number(values['picture-megabytes'] ?? PICTURE_MEGABYTES);
  if (!Number.isInteger(megabytes) || megabytes < 0)
    throw new StartError(`--picture-megabytes is "${values['picture-megabytes']}"; it must be a number.`);
  if (values.everything !== true && !/^\d{1,9}$/.test(values.group ?? '')) throw new StartError(USAGE);
  return {
    ...values,
    archive,
    megabytes,
    groupId: Number(values.group),
    isTrial: values['dry-run'] === true,
  };
};

type Options = ReturnType<typeof readOptions>;

const guessFormat = (archive: string): Format | undefined => {
  if (fs.statSync(archive).isDirectory()) return 'folder';
  if (/\.(?:xml|wxr)$/i.test(archive)) return 'wxr';
  return /\.(?:jsonl|ndjson|json)$/i.test(archive) ? 'jsonl' : undefined;
};

const formatOf = ({ archive, format }: Options): Format => {
  if (!fs.existsSync(archive)) throw new StartError(`There is no file or folder ${archive}.`);
  const found = format === undefined ? guessFormat(archive) : FORMATS.find((known) => known === format);
  if (!found) throw new StartError(`Name the format of ${archive}: --format ${FORMATS.join('|')}`);
  if ((found === 'folder') !== fs.statSync(archive).isDirectory())
    throw new StartError(
      `${archive} is ${found === 'folder' ? 'no' : 'a'} folder: --format ${FORMATS.join('|')}`,
    );
  return found;
};

const openArchive = (
  format: Format,
  archive: string,
): { readings: AsyncIterable<Reading>; root?: string } => {
  if (format === 'folder') return { readings: readFolder(archive), root: archive };
  const name = path.basename(archive);
  const open = () => fs.createReadStream(archive);
  if (format === 'wxr') return { readings: readWxr(open, name) };
  const folder = path.dirname(archive);
  return { readings: readJsonLines(open(), { name, folder }), root: folder };
};

const usualOf = async (db: Database, options: Options): Promise<Usual> => {
  const usual = await findUsual(db, options.groupId, options);
  if (!('unknown' in usual)) return usual;
  if (usual.unknown === 'author')
    throw new StartError(
      `--author: there is no person with the username or e-mail address "${options.author}".`,
    );
  throw new StartError(
    `--category: the group has no category "${options.category}". Add it to the group first.`,
  );
};

const sayNotes = (title: string, notes: Note[]): void => {
  if (notes.length === 0) return;
  say(`${title}:`);
  for (const { text, count, places } of notes) {
    const more = count > places.length ? ', …' : '';
    say(`- ${count} × ${text.en} (${places.join('; ')}${more})`);
  }
};

const importEverything = async (archive: string): Promise<void> => {
  await loadEverything(readConfig(process.env), archive, say);
  say(
    'Everything is imported. Nobody has a password: make an administrator with npm run create-admin, who gives links to the others.',
  );
};

/**
 * Imports an archive into a group; with --dry-run it only says what would be imported, refused and left out. With --everything it
 * imports the export of another installation into a new one.
 */
runCommand(async () => {
  const options = readOptions();
  if (options.everything === true) {
    if (options.isTrial)
      throw new StartError('There is no trial of --everything: it needs an empty installation.');
    return importEverything(options.archive);
  }
  const { archive, groupId, isTrial, megabytes } = options;
  const format = formatOf(options);
  await withDatabase(async ({ db, place }, config) => {
    const group = await findGroup(db, groupId);
    if (!group)
      throw new StartError(
        `There is no group with the id ${groupId} in ${place}. Its address in the console ends in its id.`,
      );
    const usual = await usualOf(db, options);
    const ahead = (await databaseTime(db)).getTime() - Date.now();
    const now = () => new Date(Date.now() + ahead);
    const report = createReport();
    const { readings, root } = openArchive(format, archive);
    const workers = createWorkers();
    const fetchPicture = config.fetchesPictures ? createPictureFetcher() : undefined;
    const pictures = createPictures({ workers, fetchPicture, megabytes, isTrial, report }, root);
    const deps = { db, storage: openStorage(config), workers, publicUrl: requirePublicUrl(config) };
    const into = { deps, groupId, usual, pictures, report, now, isTrial };
    let read = 0;
    const onArticle = () => {
      read += 1;
      if (read % REPORT_EVERY === 0) say(`  ${read} articles so far`);
    };
    const actor = () => serverActor(now());
    try {
      const name = path.basename(archive);
      const broken = await runImport(readings, into, { group, actor, archive: name, onArticle });
      if (broken) throw new StartError(broken.message);
    } finally {
      workers.close();
      const { imported, there, refused } = report.counts;
      say(
        `${group.name} in ${place}: ${imported} ${isTrial ? 'would be imported' : 'imported'}, ${there} imported before, ${refused} not imported.`,
      );
      sayNotes('Not imported', report.refused());
      sayNotes('Changed or left out', report.changed());
      say(
        isTrial
          ? 'Nothing was changed. To import: the same command without --dry-run.'
          : 'The same command again imports only what is missing.',
      );
    }
  });
});
