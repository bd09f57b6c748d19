export { contactJobs } from './jobs.ts'
export { contactRoutes } from './routes.ts'
export { securityRoutes } from './security-routes.ts'
