import path from 'node:path';

import ts from 'typescript';

import { ROOT } from './tree-copy.mjs';

/** Checks whether a file of a project still passes the type check with another text. Checks only that file, not its importers. */
export const openTypeCheck = (folder) => {
  const at = path.join(ROOT, folder);
  const { config } = ts.readConfigFile(path.join(at, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, at);
  const changed = new Map();
  let version = 0;
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    // An unused name is not a type error.
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false, noUnusedParameters: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (name) => String(changed.get(name)?.version ?? 0),
    getScriptSnapshot: (name) => {
      const text = changed.get(name)?.text ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  const hasErrors = (name) =>
    service.getSyntacticDiagnostics(name).length > 0 || service.getSemanticDiagnostics(name).length > 0;
  return (file, text) => {
    const name = path.join(ROOT, file);
    changed.set(name, { text, version: (version += 1) });
    const isRefused = hasErrors(name);
    changed.set(name, { version: (version += 1) });
    return !isRefused;
  };
};
