import { organisation } from '@reable/contract/organisation'
import { normalizeText } from '@reable/contract/text/harmless-text'

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
