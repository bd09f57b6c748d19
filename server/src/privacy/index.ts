export { forgetEverything } from './forget-everything.ts'
export { privacyJobs } from './jobs.ts'
export { privacyRoutes } from './routes.ts'
