export { privacyJobs } from './jobs.ts'
export { privacyRoutes } from './routes.ts'
