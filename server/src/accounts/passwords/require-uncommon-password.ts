import { organisation } from '@reable/contract/organisation'
import { normalizeText } from '@reable/contract/text/harmless-text'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLinkToken } from '../link-tokens.ts'
import { findFirstName } from '../people/first-name-queries.ts'
import type { Person } from '../people/people.ts'
import { findPersonById } from '../people/people-queries.ts'
import { isCommonPassword } from './common-passwords.ts'

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

/** What people write for letters. */
const lookalikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }

const lettersOf = (text: string) => normalizeText(text, 'NFKC').toLowerCase().replace(/\P{L}/gu, '')

/** Words of so many letters or more count, and so many letters beside them make a password one's own again. */
const [leastLetters, ownLetters] = [4, 4]

/** What this website is called, and what it is about; "walker" and other common words are refused anyway. */
const siteWords = ['reable', organisation.name, 'wheelchair', 'rollator', 'equipment', 'marketplace']

/**
 * Whether a password is nothing but a word of this website, or somebody's own name or address, with a few characters beside it: the first that
 * others try.
 */
export function isMadeOfOwnWords(password: string, own: readonly (string | null | undefined)[]): boolean {
  // Of an address what stands before its @: its domain is many people's.
  const names = own.map((text) => text?.split('@')[0] ?? '')
  const pieces = names.flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)])
  const words = [...siteWords, ...pieces].map(lettersOf).filter((word) => word.length >= leastLetters)
  const replaced = [...password].map((character) => lookalikes[character] ?? character).join('')
  return [password, replaced].some((written) => {
    const letters = lettersOf(written)
    const rest = words
      .toSorted((one, other) => other.length - one.length)
      .reduce((left, word) => left.replaceAll(word, ''), letters)
    return rest !== letters && rest.length < ownLetters
  })
}
