export { forgetMessages } from './forget-messages.ts'
export { messagesRoutes } from './routes.ts'
export { exportMessages as tellOfMessages } from './tell-of-messages.ts'
