export { blogJobsWith, enqueueFeedRefresh } from './jobs.ts'
export { blogRoutes } from './routes.ts'
