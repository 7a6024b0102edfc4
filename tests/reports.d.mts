/** A test as the gate counts it; an empty title stands for a file that failed as a whole. */
export interface TestOutcome {
  file: string;
  title: string;
  result: string;
  reasons: string[];
}

export interface RunnerReport {
  files: { file: string; seconds: number }[];
  tests: TestOutcome[];
}

export function readVitest(report: unknown): RunnerReport;
export function readPlaywright(report: unknown): RunnerReport;
export function withSecondRun(tests: TestOutcome[], again: TestOutcome[]): TestOutcome[];
