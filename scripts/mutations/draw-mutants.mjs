import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Instrumenter } from '@stryker-mutator/instrumenter';

import { ROOT } from './tree-copy.mjs';

export const AREAS = { features: 'src/features', shared: 'src/shared', server: 'server/src/modules' };

/** Files without behaviour: messages, the theme, demo news, the list of common passwords, and what only tests use. */
const WITHOUT_BEHAVIOUR =
  /\.test\.|\/testing\/|messages\.ts$|-styles\.ts$|\/ui\/theme\/|\/demo\/|\/common-passwords\.ts$|\.d\.ts$/;

const sourceFiles = (area) =>
  readdirSync(path.join(ROOT, AREAS[area]), { recursive: true })
    .map((name) => `${AREAS[area]}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !WITHOUT_BEHAVIOUR.test(name))
    .sort();

const isText = (node) => ['StringLiteral', 'TemplateLiteral'].includes(node.type);
const STYLE_ATTRIBUTES = ['sx', 'style', 'className'];
const DOCUMENTATION = ['summary', 'description', 'operationId', 'tag'];

/** Styles, and what routes say about themselves in the API document. */
const withoutBehaviour = {
  shouldIgnore: ({ node }) => {
    if (node.type === 'JSXAttribute' && STYLE_ATTRIBUTES.includes(node.name.name)) return 'style';
    if (node.type === 'CallExpression' && ['styled', 'keyframes'].includes(node.callee.name)) return 'style';
    if (node.type === 'CallExpression' && node.callee.callee?.name === 'styled') return 'style';
    if (node.type !== 'ObjectProperty') return undefined;
    if (node.key.name === 'sx') return 'style';
    return DOCUMENTATION.includes(node.key.name) && isText(node.value) ? 'documentation' : undefined;
  },
};

const nothing = () => {};
const never = () => false;
/** A logger for StrykerJS that prints only warnings and errors. */
const silent = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
};

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
const randomFrom = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const offsetOf = (text, { line, column }) =>
  text.split('\n', line).reduce((sum, { length }) => sum + length + 1, 0) + column;

/** Draws `count` of the mutants that StrykerJS creates for each area, in turns. */
export const drawMutants = async (areas, count, seed) => {
  const texts = new Map(
    areas.flatMap(sourceFiles).map((name) => [name, readFileSync(path.join(ROOT, name), 'utf8')]),
  );
  const { mutants } = await new Instrumenter(silent).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { ignorers: [withoutBehaviour], excludedMutations: [], plugins: null, noHeader: false },
  );
  const describe = ({ fileName, mutatorName, replacement, location: { start, end } }) => {
    const text = texts.get(fileName);
    const [from, to] = [start, end].map((place) => offsetOf(text, place));
    return {
      file: fileName,
      line: start.line + 1,
      mutator: mutatorName,
      original: text.slice(from, to),
      replacement,
      text: text.slice(0, from) + replacement + text.slice(to),
    };
  };
  const draws = areas.map((area) => {
    const left = mutants.filter(
      ({ fileName, status }) => fileName.startsWith(`${AREAS[area]}/`) && status !== 'Ignored',
    );
    const drawn = Math.min(count, left.length);
    console.log(`${area}: ${drawn} of ${left.length} mutants, seed ${seed}`);
    const random = randomFrom(seed);
    return Array.from({ length: drawn }, () => {
      const [mutant] = left.splice(Math.floor(random() * left.length), 1);
      return { area, ...describe(mutant) };
    });
  });
  return Array.from({ length: count }, (_, index) => draws.flatMap((drawn) => drawn[index] ?? [])).flat();
};
