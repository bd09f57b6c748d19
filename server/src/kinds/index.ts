export { exportKinds, forgetKinds } from './personal-data.ts'
export { kindsRoutes } from './routes.ts'
