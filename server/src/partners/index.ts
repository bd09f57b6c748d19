export { exportPartners, forgetPartners } from './personal-data.ts'
export { partnersRoutes } from './routes.ts'
