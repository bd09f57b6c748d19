export { type Asked, examine } from './doctor/examine.ts'
export { broken, type Finding } from './finding.ts'
export { createMetrics, type Measured, type Metrics } from './metrics/create-metrics.ts'
export { healthRoutes, metricsRoutes } from './routes.ts'
