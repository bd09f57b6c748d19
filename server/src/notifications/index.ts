export { exportNotifications } from './export-notifications.ts'
export { notificationChecks, notificationJobs } from './jobs.ts'
export { oneClickRoutes } from './one-click-routes.ts'
export { notificationsRoutes } from './routes.ts'
