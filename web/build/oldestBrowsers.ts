/**
 * The oldest supported browsers, as build targets: those of early 2023. For these browsers the build compiles syntax
 * and CSS, eslint.config.ts forbids the APIs that one of them lacks, and tests/gateway/supported-css.test.ts refuses
 * the CSS that the build cannot compile.
 */
export const OLDEST_BROWSERS = ['chrome111', 'firefox114', 'safari16.4', 'ios16.4'];
