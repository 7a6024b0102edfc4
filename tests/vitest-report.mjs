import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { firstLines } from './reports.mjs';

/**
 * A Vitest reporter for the gate (tests/gate.mjs). Writes the results of the run to the file that the environment
 * variable `VITEST_REPORT` names, in the format `RunnerReport` (reports.d.mts). Vitest's own JSON report would lack
 * errors outside of tests and errors of hooks.
 */
export default class GateReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const report = {
      files: modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module.diagnostic()) })),
      tests: modules.flatMap(outcomesOf),
      errors: unhandledErrors.map(reasonOf),
    };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}

function outcomesOf(module) {
  const file = fileOf(module);
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    // Counts a test without a result as failed: its worker process ended before the test ran.
    const result = ['passed', 'skipped'].includes(state) ? state : 'failed';
    return { file, title: test.fullName, result, reasons: errors.map(reasonOf) };
  });
  // Adds the errors of imports and hooks, which belong to a file or a suite and not to a test.
  const hooks = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  const failures = hooks.map((suite) => ({
    file,
    title: suite.fullName ?? '',
    result: 'failed',
    reasons: suite.errors().map(reasonOf),
  }));
  return [...tests, ...failures];
}

function fileOf({ moduleId }) {
  return relative('.', moduleId);
}

function secondsOf({ collectDuration, setupDuration, duration }) {
  return (collectDuration + setupDuration + duration) / 1_000;
}

function reasonOf({ message, stack }) {
  return firstLines(stack ?? message);
}
