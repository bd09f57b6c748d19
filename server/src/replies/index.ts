export { repliesRoutes } from './routes.ts'
export { type DeliveredReply, seedReplies } from './seed-replies.ts'
