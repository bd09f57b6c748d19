/**
 * A postal code with the slips of the keys mended: capitals, one blank in the middle, and where a digit belongs a letter O is
 * a zero, an I or l a one. What is no code even so stays as it was typed, in capitals.
 */
export function mendPostalCode(text: string): string {
  const typed = text.normalize('NFKC').trim().toUpperCase()
  const code = typed.replace(/[\s.\p{Pd}]/gu, '')
  const mended = code.replace(/^(.)(.)(.)(.)(.)(.)$/u, (_, ...six: string[]) =>
    six
      .slice(0, 6)
      .map((letter, at) => (at % 2 ? asDigit(letter) : letter))
      .join(''),
  )
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(mended) ? `${mended.slice(0, 3)} ${mended.slice(3)}` : typed
}

const asDigit = (letter: string) => letter.replace(/O/, '0').replace(/[IL|]/, '1')
