export { type Asked, examine } from './doctor/examine.ts'
export { broken, type Finding } from './finding.ts'
