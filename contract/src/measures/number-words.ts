/** Numbers that are written out, as some people write a measure: "eighteen and a half inches". */

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const numbers: ReadonlyMap<string, number> = new Map([
  ...ones.split(' ').map((word, at) => [word, at] as const),
  ...tens.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
])

const parts: ReadonlyMap<string, string> = new Map([
  ['half', '1/2'],
  ['quarter', '1/4'],
  ['one quarter', '1/4'],
  ['three quarters', '3/4'],
  ['one half', '1/2'],
])

const anyOf = (words: Iterable<string>) => [...words].join('|')

const number = anyOf(numbers.keys())
const writtenNumber = new RegExp(
  `\\b(?:(${number}|an?) )?hundred(?: (?:and )?(${number})(?:[ -](${number}))?)?\\b|\\b(${number})(?:[ -](${number}))?\\b`,
  'g',
)
const writtenPart = new RegExp(`(?:(\\d|\\b)\\s*and )?\\b(?:an? )?(${anyOf(parts.keys())})\\b`, 'g')

const amountOf = (word: string | undefined): number => (word ? (numbers.get(word) ?? 1) : 0)

/** Two words are one number where the first is tens and the second ones: "twenty-two", not "two two". */
const pair = (first: string | undefined, second: string | undefined): number | undefined => {
  const [tens, ones] = [amountOf(first), amountOf(second)]
  return second && (tens < 20 || ones > 9) ? undefined : tens + ones
}

/** Returns a text with digits for the numbers that are written out; what is no number stays as it is. */
export function withDigits(text: string): string {
  if (!/[a-z]{3}/.test(text)) return text
  return text
    .replace(writtenPart, (_, digit: string | undefined, part: string) => `${digit ?? ''} ${parts.get(part)}`)
    .replace(writtenNumber, (written: string, hundreds, tens, ones, first, second) => {
      const value = written.includes('hundred')
        ? sum((hundreds ? amountOf(hundreds) : 1) * 100, pair(tens, ones))
        : pair(first, second)
      return value === undefined ? written : String(value)
    })
    .replace(/(\d) (?:of )?an? (?=[a-z])/, '$1 ')
    .trim()
}

/** Of two parts of a number; undefined where the second is none. */
const sum = (one: number, other: number | undefined) => (other === undefined ? undefined : one + other)
