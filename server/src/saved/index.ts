export { savedChecks, savedJobs } from './jobs.ts'
export { areMailsWanted } from './mailing-queries.ts'
export { oneClickSavedRoutes } from './one-click-routes.ts'
export { savedRoutes } from './routes.ts'
