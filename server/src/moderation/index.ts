export { forgetReports } from './forget-reports.ts'
export { admitVolunteers, requireVolunteer as insistOnVolunteer } from './insist-on-volunteer.ts'
export { moderationRoutes } from './routes.ts'
export { exportReports } from './tell-of-reports.ts'
