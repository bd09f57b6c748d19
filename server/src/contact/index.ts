export { contactJobs } from './jobs.ts'
export { contactRoutes } from './routes.ts'
