export { exportReports } from './export-reports.ts'
export { forgetReports } from './forget-reports.ts'
export { moderationChecks, moderationJobs } from './jobs.ts'
export { moderationRoutes } from './routes.ts'
