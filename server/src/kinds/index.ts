export { kindsRoutes } from './routes.ts'
