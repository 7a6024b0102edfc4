/** A test as the gate counts it; an empty title stands for a file that failed as a whole. */
export interface TestOutcome {
  file: string;
  title: string;
  /** 'passed', 'failed', 'flaky', 'skipped' … */
  result: string;
  reasons: string[];
}

export interface RunnerReport {
  files: { file: string; seconds: number }[];
  tests: TestOutcome[];
  /** Errors outside of any test. */
  errors: string[];
}

export function readPlaywright(report: unknown): RunnerReport;
export function withSecondRun(tests: TestOutcome[], again: TestOutcome[]): TestOutcome[];
export function line(word: string, test: Pick<TestOutcome, 'file' | 'title' | 'reasons'>): string;
