export { peopleJobs } from './jobs.ts'
export { exportNotes } from './notes/export-notes.ts'
export { forgetNotes } from './notes/forget-notes.ts'
export { peopleRoutes } from './routes.ts'
