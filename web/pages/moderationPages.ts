export { ModerationPages } from './ModerationPages.tsx';
export { ReportPages } from './ReportPages.tsx';
