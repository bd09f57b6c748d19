import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLinkToken } from '../link-tokens.ts'
import { findFirstName } from '../people/first-name-queries.ts'
import type { Person } from '../people/people.ts'
import { findPersonById } from '../people/people-queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isMadeOfOwnWords } from './own-words.ts'

const commonMessage =
  'Many people use this password, or one almost like it, so it is easy to guess. Please choose another one, such as three words that are yours alone.'

const ownWordsMessage =
  'This password is little more than a word from this website, your name or your email address, so it is easy to guess. Please choose another one, such as three words that are yours alone.'

/**
 * Refuses as invalid, at `password`, a new password that many people use, or that is made of this website's words or the person's own name
 * and address. The specification's own rules are checked before.
 */
export async function requireUncommonPassword(
  { password }: { password: string },
  own: readonly (string | null | undefined)[],
): Promise<void> {
  if (await isCommonPassword(password)) throw weakPassword(commonMessage)
  if (isMadeOfOwnWords(password, own)) throw weakPassword(ownWordsMessage)
}

/** What somebody's own password must not be made of. */
export const ownWordsOf = async (ctx: Context, { id, email }: Pick<Person, 'id' | 'email'>) => [
  email,
  await findFirstName(ctx, id),
]

/** The same of whoever holds a reset link; nothing where there is no such link. */
export async function ownWordsOfLink(ctx: Context, token: string) {
  const stored = await findLinkToken(ctx, { token, purpose: 'reset' })
  const person = stored && (await findPersonById(ctx, stored.personId))
  return person ? ownWordsOf(ctx, person) : []
}

const weakPassword = (sentence: string) =>
  new Refusal('invalid', 'Please choose another password.', { errors: { password: [sentence] } })
