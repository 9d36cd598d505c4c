/**
 * Makes a process compile a module once, for every test file that needs it: node --require ./scripts/compile-once.cjs …
 * Jest compiles it again for each test file, some 1 000 modules for a page. Every test file still has its own modules and their state.
 */
const vm = require('node:vm');

const { compileFunction } = vm;

/** The compiled modules, by file. */
const compiled = new Map();
/** How a test file imports dynamically, by its context and the importing file: a compiled module must not keep a context alive. */
const importers = new WeakMap();
/** The context that compiled last. Test files run one after another in a process. */
let current;

const compile = (text, filename, columnOffset) => {
  const known = compiled.get(filename);
  if (known?.text === text) return known.script;
  const script = new vm.Script(text, {
    filename,
    columnOffset,
    importModuleDynamically: (...request) => importers.get(current).get(filename)(...request),
  });
  compiled.set(filename, { text, script });
  return script;
};

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext, importModuleDynamically } = options ?? {};
  if (!parsingContext || !importModuleDynamically) return compileFunction(source, parameters, options);
  current = parsingContext;
  if (!importers.has(current)) importers.set(current, new Map());
  importers.get(current).set(filename, importModuleDynamically);
  // On the line of the source, so that errors and coverage name the right place.
  const head = `(function (${parameters.join(', ')}) {`;
  return compile(`${head}${source}\n})`, filename, -head.length).runInContext(parsingContext);
};
