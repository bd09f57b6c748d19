export { impactJobs } from './jobs.ts'
export { impactFileRoutes, impactRoutes } from './routes.ts'
export { seedImpact } from './seed-impact.ts'
