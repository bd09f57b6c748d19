export type { Subject } from './case-subject.ts'
export { openCase } from './open-case.ts'
