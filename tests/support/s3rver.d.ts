/** Types of the part of s3rver that the tests use, because s3rver ships no types. */
declare module 's3rver' {
  class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
