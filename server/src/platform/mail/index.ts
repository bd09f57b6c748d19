export { mailJobs } from './jobs.ts'
export { type Letter, queueMail } from './queue-mail.ts'
export { outboxPage } from './routes.ts'
