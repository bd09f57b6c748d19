import { normalizeText } from '@reable/contract/text/harmless-text'

/**
 * Normalizes a postal code and corrects its typos: capitals, one blank in the middle, and where a digit belongs a letter O becomes
 * a zero, an I or l a one. Text that is still no code is returned as it was typed, in capitals.
 */
export function normalizePostalCode(text: string): string {
  const typed = normalizeText(text, 'NFKC').trim().toUpperCase()
  const code = typed.replace(/[\s.\p{Pd}]/gu, '')
  const normalized = code.replace(/^(.)(.)(.)(.)(.)(.)$/u, (_, ...six: string[]) =>
    six
      .slice(0, 6)
      .map((letter, at) => (at % 2 ? asDigit(letter) : letter))
      .join(''),
  )
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(normalized) ? `${normalized.slice(0, 3)} ${normalized.slice(3)}` : typed
}

const asDigit = (letter: string) => letter.replace(/O/, '0').replace(/[IL|]/, '1')
