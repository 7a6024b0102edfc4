export { AgeAssurancePage } from './AgeAssurancePage.tsx';
