export { forgetMessages } from './forget-messages.ts'
export { messagesRoutes } from './routes.ts'
export { exportMessages } from './tell-of-messages.ts'
