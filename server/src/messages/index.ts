export { forgetMessages } from './forget-messages.ts'
export { messagesRoutes } from './routes.ts'
export { tellOfMessages } from './tell-of-messages.ts'
