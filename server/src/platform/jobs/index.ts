export { enqueue, enqueueAll, type Urgency } from './enqueue.ts'
export type { JobTable } from './job-table.ts'
export { type Queue, readQueue } from './read-queue.ts'
export { type Jobs, startJobs } from './start-jobs.ts'
