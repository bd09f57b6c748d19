export { forgetMails } from './forget-mails.ts'
export { mailJobs, mailJobsWith } from './jobs.ts'
export {
  FootWords,
  Heading,
  type LetterImage,
  LetterLink,
  LetterListing,
  LetterPrice,
  NextStep,
  Quoted,
  Words,
} from './letter-parts.tsx'
export type { MailChecks } from './mail-checks.ts'
export { type Letter, queueMail, queueMails } from './queue-mail.ts'
export { renderLetter } from './render-letter.ts'
export { outboxPage } from './routes.ts'
export { tellOfMails } from './tell-of-mails.ts'
