export { blogJobsWith, takeFeedSoon } from './jobs.ts'
export { blogRoutes } from './routes.ts'
