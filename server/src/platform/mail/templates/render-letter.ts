import type { Context } from '#platform/context'
import type { Letter } from '../queue-mail.ts'
import type { FramedBody } from './letter-frame.tsx'

/**
 * A letter to one person in our frame, as HTML and as plain text. `body` is made of the parts of a letter; `subject` is our own
 * words only. What renders it is loaded with the first letter, not with the program.
 */
export async function renderLetter(
  { config }: Pick<Context, 'config'>,
  { to, ...framed }: Omit<FramedBody, 'publicUrl'> & { to: string },
): Promise<Letter> {
  const { frameLetter } = await import('./letter-frame.tsx')
  return { to, subject: framed.subject, ...frameLetter({ ...framed, publicUrl: config.http.publicUrl }) }
}
