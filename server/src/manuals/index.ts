export { manualJobs } from './jobs.ts'
export { manualsOf } from './manuals-of.ts'
export { manualsRoutes } from './routes.ts'
export { seedManualHosts, seedManuals } from './seed-manuals.ts'
