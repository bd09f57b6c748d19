/** The groups of three letters of a word, with blanks around it as PostgreSQL's pg_trgm has them. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How alike two words are, from 0 to 1: the groups of three letters that both have, of all that one has. */
export function similarity(one: string, other: string): number {
  const [of, and] = [trigrams(one), trigrams(other)]
  const both = [...of].filter((group) => and.has(group)).length
  return both / (of.size + and.size - both)
}

const alike = 0.7
/** In letters: so long is the beginning that two models share at least. */
const beginning = 4

/** Whether a model may be the other one, misread or written without its ending. */
export const isNear = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (short.length >= beginning && long.startsWith(short)) || similarity(one, other) >= alike
}
