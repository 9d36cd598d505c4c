// Ends the run at the first failing test: one is enough to know that a mutant is detected.
import { writeSync } from 'node:fs';

const end = (title, message) => {
  writeSync(1, JSON.stringify({ title, message: message.slice(0, 600) }));
  process.exit(1);
};

// eslint-disable-next-line import-x/no-default-export -- jest loads a reporter's default export
export default class FirstFailureReporter {
  onTestCaseResult(_test, { status, fullName, failureMessages }) {
    if (status === 'failed') end(fullName, failureMessages.join('\n'));
  }

  onTestResult({ path }, { testExecError, failureMessage }) {
    if (testExecError) end(`${path} does not run`, failureMessage ?? '');
  }
}
