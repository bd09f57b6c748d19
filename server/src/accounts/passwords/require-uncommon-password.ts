import { Refusal } from '#platform/refusal'
import { isCommonPassword } from './common-passwords.ts'

const commonMessage =
  'Many people use this password, or one almost like it, so it is easy to guess. Please choose another one, such as three words that are yours alone.'

/** Refuses as invalid, at `password`, a new password that many people use. The specification's own rules are checked before. */
export async function requireUncommonPassword({ password }: { password: string }): Promise<void> {
  if (await isCommonPassword(password))
    throw new Refusal('invalid', 'Please choose another password.', { errors: { password: [commonMessage] } })
}
