/** What secrets are written in, each with the number of its characters: the first that has all of a secret's is taken. */
const alphabets: [pattern: RegExp, characters: number][] = [
  [/^\d*$/, 10],
  [/^[\da-f]*$|^[\dA-F]*$/, 16],
  [/^[a-z]*$|^[A-Z]*$/, 26],
  [/^[\da-z]*$|^[\dA-Z]*$/, 36],
  [/^[\dA-Za-z+/=_-]*$/, 64],
  [/^/, 95],
]

/** So many characters together count once, however often they come again. */
const piece = 4

/**
 * How many bits of variety a secret has at most, estimated: each character counts by its alphabet, unless it only repeats what came
 * before or goes on in a row, such as "aaaa" or "4567". What a person has thought up has less than this says.
 */
export function secretVariety(secret: string): number {
  const characters = [...secret]
  const pieces = new Set<string>()
  for (let at = 0; at + piece <= characters.length; at++) {
    const four = characters.slice(at, at + piece)
    if (!isRow(four)) pieces.add(four.join(''))
  }
  const counted = pieces.size && pieces.size + piece - 1
  return counted * Math.log2(sizeOfAlphabet(secret, new Set(characters).size))
}

/** Whether each character is as far from the one before as all of them are. */
function isRow(characters: string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return steps.size === 1 && Math.abs([...steps][0] ?? 0) <= 1
}

/** Much less of an alphabet than chance would use is an alphabet of its own. */
function sizeOfAlphabet(secret: string, distinct: number): number {
  const size = alphabets.find(([pattern]) => pattern.test(secret))?.[1] ?? distinct
  const expected = size * (1 - (1 - 1 / size) ** secret.length)
  return distinct < expected / 2 ? distinct : size
}
