export { enqueue, enqueueAll } from './enqueue.ts'
export { type Jobs, type JobTable, startJobs } from './start-jobs.ts'
