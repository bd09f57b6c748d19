/** The alphabets of secrets, each with its number of characters: the first that has all of a secret's is taken. */
const alphabets: [pattern: RegExp, characters: number][] = [
  [/^\d*$/, 10],
  [/^[\da-f]*$|^[\dA-F]*$/, 16],
  [/^[a-z]*$|^[A-Z]*$/, 26],
  [/^[\da-z]*$|^[\dA-Z]*$/, 36],
  [/^[\dA-Za-z+/=_-]*$/, 64],
  [/^/, 95],
]

/** The length of the chunks that count once, however often they are repeated. */
const chunkLength = 4

/**
 * Estimates the most bits of entropy that a secret can have: each character counts by its alphabet, unless it only repeats what came
 * before or continues a sequence, such as "aaaa" or "4567". A secret that a person made up has less than this.
 */
export function secretEntropy(secret: string): number {
  const characters = [...secret]
  const chunks = new Set<string>()
  for (let at = 0; at + chunkLength <= characters.length; at++) {
    const chunk = characters.slice(at, at + chunkLength)
    if (!isSequence(chunk)) chunks.add(chunk.join(''))
  }
  const counted = chunks.size && chunks.size + chunkLength - 1
  return counted * Math.log2(sizeOfAlphabet(secret, new Set(characters).size))
}

/** True when all characters are equally far from the one before, by one step at most. */
function isSequence(characters: string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) as number)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] as number)))
  return steps.size === 1 && Math.abs([...steps][0] as number) <= 1
}

/** The size of the alphabet; a secret that uses much less of it than chance would is counted by its own distinct characters. */
function sizeOfAlphabet(secret: string, distinct: number): number {
  const size = alphabets.find(([pattern]) => pattern.test(secret))?.[1] ?? distinct
  const expected = size * (1 - (1 - 1 / size) ** secret.length)
  return distinct < expected / 2 ? distinct : size
}
