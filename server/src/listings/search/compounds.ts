import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { stopWords } from './stop-words.ts'
import { countSpellings } from './vocabulary-queries.ts'

/** A stretch of what was typed, and the same letters written in two words or in one. Words that no index holds are in neither. */
type Alternative = { from: number; to: number; typed: string; other: string }

/** The shortest part that a word is split into: "bed rail", not "be drail". Longer words are nobody's. */
const shortestPart = 3
const longestWord = 30

/**
 * Writes words in two or in one as the listings do: "wheel chair" becomes "wheelchair" where more listings write it so, and "bedrail" becomes
 * "bed rail" where no listing says "bedrail". Quoted words stay.
 */
export const joinAndSplit = remember(
  [],
  async (ctx: Context, text: string): Promise<string> => {
    const alternatives = text.includes('"') ? [] : [...joinedPairs(text), ...splitWords(text)]
    if (!alternatives.length) return text
    const typed = alternatives.map((one) => one.typed)
    const others = alternatives.map((one) => one.other)
    return replaceRarer(text, alternatives, await countSpellings(ctx, typed, others))
  },
  { longest: 10_000, most: 2_000 },
)

/** Letters alone: what holds a digit or a mark is a model or another script, and stays. */
const wordPattern = /(?<![\p{L}\p{M}\p{N}])\p{L}+(?![\p{L}\p{M}\p{N}])/gu

const wordsIn = (text: string) =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))

function joinedPairs(text: string): Alternative[] {
  const words = wordsIn(text)
  return words.slice(1).flatMap((second, index) => {
    const first = words[index]
    if (!first || !/^[ -]$/.test(text.slice(first.to, second.from))) return []
    if (stopWords.has(first.word) || stopWords.has(second.word)) return []
    return [{ from: first.from, to: second.to, typed: `${first.word} ${second.word}`, other: first.word + second.word }]
  })
}

function splitWords(text: string): Alternative[] {
  return wordsIn(text).flatMap(({ word, from, to }) => {
    const alternatives: Alternative[] = []
    if (word.length > longestWord) return alternatives
    for (let place = shortestPart; place <= word.length - shortestPart; place++) {
      const [start, end] = [word.slice(0, place), word.slice(place)]
      if (!stopWords.has(start) && !stopWords.has(end))
        alternatives.push({ from, to, typed: word, other: `${start} ${end}` })
    }
    return alternatives
  })
}

/** `listings`: how many use a spelling. */
function replaceRarer(text: string, alternatives: Alternative[], listings: ReadonlyMap<string, number>): string {
  const better = alternatives
    .filter(({ typed, other }) => {
      const [typedIn = 0, otherIn = 0] = [listings.get(typed), listings.get(other)]
      return otherIn > typedIn && (typedIn === 0 || typed.includes(' '))
    })
    .sort((a, b) => a.from - b.from || (listings.get(b.other) ?? 0) - (listings.get(a.other) ?? 0))
  let result = ''
  let end = 0
  for (const { from, to, other } of better) {
    if (from < end) continue
    result += text.slice(end, from) + other
    end = to
  }
  return result + text.slice(end)
}
