export { isMailStopped, recordBounce, resumeMail } from './bounces/bounces.ts'
export type { Condition } from './condition.ts'
export { forgetMails, forgetMailsAbout, forgetMailsBy } from './forget-mails.ts'
export { acceptMail } from './incoming/accept-mail.ts'
export { isAutomatic } from './incoming/automatic.ts'
export { base32 } from './incoming/base32.ts'
export { checkMail, type Names as MailNames } from './incoming/check/check-mail.ts'
export { type Origin, type Proof, proveSender } from './incoming/proof/prove-sender.ts'
export { UnreadableMail } from './incoming/read/mail-bounds.ts'
export type { OtherFile } from './incoming/read/mail-files.ts'
export type { ReadMail } from './incoming/read/read-mail.ts'
export { endMailThread, readMailInThread, readReplyInThread } from './incoming/read/read-mail-in-thread.ts'
export type { AboutReply, ReadReply } from './incoming/read/read-reply.ts'
export { mailOfReturnPath } from './incoming/return-path.ts'
export { type OwnMail, ownMailOf } from './incoming/text/own-mail.ts'
export { type SplitReply, withholdQuote } from './incoming/text/split-reply.ts'
export { mailgunWebhook } from './incoming/ways/mailgun-routes.ts'
export { readMailbox } from './incoming/ways/read-mailbox.ts'
export { mailWebhook } from './incoming/ways/webhook-routes.ts'
export { mailJobs, mailJobsWith } from './jobs.ts'
export type { MailChecks } from './mail-checks.ts'
export { deleteWaitingUnder, exportMails, findWrittenAt, type MailCounts, readMailCounts } from './mail-queries.ts'
export { outboxPolicy, programsPage } from './outbox/outbox-page.ts'
export { type Email, queueMail, queueMails } from './queue-mail.ts'
export { outboxPage } from './routes.ts'
export { sendTestMail } from './send-test-mail.ts'
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
