export { exportReports } from './export-reports.ts'
export { forgetReports } from './forget-reports.ts'
export { admitVolunteers, requireVolunteer } from './require-volunteer.ts'
export { moderationRoutes } from './routes.ts'
