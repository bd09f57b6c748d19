import type { Context } from '#platform/context'
import type { Email } from '../queue-mail.ts'
import type { EmailContent } from './email-frame.tsx'

/**
 * Renders an e-mail to one person in our frame, as HTML and as plain text. `body` is made of the parts of an e-mail; `subject` is
 * our own text only. The renderer is loaded with the first e-mail, not with the program.
 */
export async function renderEmail(
  { config }: Pick<Context, 'config'>,
  { to, ...content }: Omit<EmailContent, 'publicUrl'> & { to: string },
): Promise<Email> {
  const { frameEmail: frameLetter } = await import('./email-frame.tsx')
  return { to, subject: content.subject, ...frameLetter({ ...content, publicUrl: config.http.publicUrl }) }
}
