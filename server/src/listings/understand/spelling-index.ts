import { countTypos } from '../search/spelling.ts'

/** Letters that are looked at first: words that begin with very different ones are not the same word misspelt. */
const prefixLength = 7
const shortest = 5

export type SpellingIndex = {
  /** Returns the words that a misspelt one is nearest to, those with the fewest typos. */
  nearest: (typed: string) => string[]
}

/** More letters leave room for more typos: none in four, one in five, two in eight. */
const maxTypos = (word: string) => (word.length < shortest ? 0 : word.length < 8 ? 1 : 2)

/**
 * Indexes words by what is left of their beginnings without one letter, as a misspelt word shares one of those with the word that
 * was meant (the method of SymSpell): it is found without a look at every word.
 */
export function spellingIndex(words: Iterable<string>): SpellingIndex {
  const byRest = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < shortest - 1) continue
    for (const rest of restsOf(word)) {
      const sharing = byRest.get(rest)
      if (sharing) sharing.push(word)
      else byRest.set(rest, [word])
    }
  }
  return {
    nearest: (typed) => {
      const most = maxTypos(typed)
      if (!most || typed.length > 40) return []
      const candidates = new Set([...restsOf(typed)].flatMap((rest) => byRest.get(rest) ?? []))
      const ranked = [...candidates]
        .filter((word) => Math.abs(word.length - typed.length) <= most)
        .map((word) => ({ word, typos: countTypos(typed, word) }))
        .filter(({ typos }) => typos <= most)
      const fewest = Math.min(...ranked.map(({ typos }) => typos))
      return ranked.filter(({ typos }) => typos === fewest).map(({ word }) => word)
    },
  }
}

function restsOf(word: string): Set<string> {
  const start = word.slice(0, prefixLength)
  const rests = new Set([start])
  for (let at = 0; at < start.length; at++) rests.add(start.slice(0, at) + start.slice(at + 1))
  return rests
}
