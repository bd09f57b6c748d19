export { seedBanner } from './banners/seed-banner.ts'
export { type DeliveredContent, seedContent } from './pages/seed-content.ts'
export { contentRoutes } from './routes.ts'
