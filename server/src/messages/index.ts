export { exportMessages } from './export-messages.ts'
export { forgetMessages } from './forget-messages.ts'
export { messagesRoutes } from './routes.ts'
