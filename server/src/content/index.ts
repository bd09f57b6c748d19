export { contentRoutes } from './routes.ts'
export { settleBanner } from './settle-banner.ts'
