export { forgetReports } from './forget-reports.ts'
export { admitVolunteers, requireVolunteer as insistOnVolunteer } from './insist-on-volunteer.ts'
export { moderationRoutes } from './routes.ts'
export { tellOfReports } from './tell-of-reports.ts'
