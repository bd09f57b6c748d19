export { forgetMails } from './forget-mails.ts'
export { mailJobs, mailJobsWith } from './jobs.ts'
export type { MailChecks } from './mail-checks.ts'
export { type Letter, queueMail, queueMails } from './queue-mail.ts'
export { outboxPage } from './routes.ts'
export { tellOfMails } from './tell-of-mails.ts'
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
} from './templates/letter-parts.tsx'
export { renderLetter } from './templates/render-letter.ts'
