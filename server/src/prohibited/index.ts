export { prohibitedItemsOf } from './prohibited-items.ts'
export { findProhibitedFields } from './prohibited-queries.ts'
export { prohibitedRoutes } from './routes.ts'
export { seedProhibited } from './seed-prohibited.ts'
