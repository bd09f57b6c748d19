export { forgetMails } from './forget-mails.ts'
export { mailJobs, mailJobsWith } from './jobs.ts'
export type { MailChecks } from './mail-checks.ts'
export { exportMails } from './mail-queries.ts'
export { type Email, queueMail, queueMails } from './queue-mail.ts'
export { outboxPage } from './routes.ts'
export {
  type EmailImage,
  EmailLink,
  EmailListing,
  EmailPrice,
  FooterText,
  Heading,
  NextStep,
  Paragraph,
  Quote,
} from './templates/email-parts.tsx'
export { renderEmail } from './templates/render-email.ts'
