export { enqueue, enqueueAll, type Urgency } from './enqueue.ts'
export { type Jobs, type JobTable, startJobs } from './start-jobs.ts'
