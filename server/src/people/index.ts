export { peopleJobs } from './jobs.ts'
export { takeLostFactor } from './lost-factor/take-lost-factor.ts'
export { peopleRoutes } from './routes.ts'
