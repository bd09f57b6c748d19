import { locationsNear } from '#places'
import type { Context } from '#platform/context'
import type { ReferenceLists } from '../browse/reference-lists.ts'
import { joinAndSplit } from '../search/compounds.ts'
import { candidatesFor } from '../search/spelling.ts'
import { countSpellings, lookUpWords } from '../search/vocabulary-queries.ts'
import { priceRange } from './piece-label.ts'
import { typesOf } from './query-of.ts'
import type { Piece } from './understand.ts'

/** What is searched for: the pieces that were understood, and the words that are left. */
export type Wanted = { pieces: readonly Piece[]; words: readonly string[] }

/** What finds something, with what was changed for that, as sentences. */
export type Widened = Wanted & { notes: string[] }

type Finds = (wanted: Wanted) => Promise<boolean>

/** How many of the words a misspelt one can have been are tried. */
const maxCandidates = 3

/**
 * Returns what finds nothing, changed as little as needed for something to be found: misspelt words corrected, then words left out, the least
 * specific first, then the other parts, until the kind alone is left. What finds nothing even so stays as it was.
 */
export async function widen(ctx: Context, wanted: Wanted, lists: ReferenceLists, finds: Finds): Promise<Widened> {
  const worded = await widenWords(ctx, wanted, finds)
  if (worded.found) return worded
  const parts = await widenParts({ ...wanted, words: [] }, lists, finds)
  if (!parts) return { ...wanted, notes: [] }
  return { ...parts, notes: [...(wanted.words.length ? [leftOutNote(wanted.words)] : []), ...parts.notes] }
}

async function widenWords(ctx: Context, wanted: Wanted, finds: Finds): Promise<Widened & { found: boolean }> {
  const nothing = { ...wanted, notes: [], found: false }
  const { pieces } = wanted
  if (!wanted.words.length) return nothing
  const rewritten = (await joinAndSplit(ctx, wanted.words.join(' '))).split(' ')
  let words = wanted.words.some((word) => word.includes('"')) ? [...wanted.words] : rewritten
  if (words !== wanted.words && (await finds({ pieces, words }))) return { pieces, words, notes: [], found: true }
  const counts = await countSpellings(
    ctx,
    words.map((word) => word.toLowerCase()),
    [],
  )
  const usage = (word: string) => counts.get(word.toLowerCase()) ?? 0
  const notes: string[] = []
  for (const word of words.filter((one) => usage(one) === 0)) {
    const corrected = await findCorrection(ctx, word, async (other) =>
      finds({
        pieces,
        words: words.map((one) => (one === word ? other : one)).filter((one) => one === other || usage(one) > 0),
      }),
    )
    if (!corrected) continue
    notes.push(`Showing results for “${corrected}”, as no listing says “${word}”.`)
    words = words.map((one) => (one === word ? corrected : one))
    if (await finds({ pieces, words })) return { pieces, words, notes, found: true }
  }
  const isNew = (word: string) => !wanted.words.includes(word) && !rewritten.includes(word)
  const order = words.toSorted((a, b) => rank(a) - rank(b))
  const leftOut: string[] = []
  for (const word of order) {
    leftOut.push(word)
    words = words.filter((one) => one !== word)
    if (!words.length && !pieces.length) return nothing
    if (await finds({ pieces, words })) return { pieces, words, notes: [...notes, leftOutNote(leftOut)], found: true }
  }
  return nothing

  /** What no listing says goes first, then what most say. */
  function rank(word: string): number {
    if (isNew(word)) return 0
    return usage(word) === 0 ? Number.NEGATIVE_INFINITY : -usage(word)
  }
}

/** Returns the first of the words that a misspelt one may be by which something is found. */
async function findCorrection(ctx: Context, word: string, finds: (other: string) => Promise<boolean>) {
  if (!/^\p{L}{4,30}$/u.test(word)) return undefined
  const [lookup] = await lookUpWords(ctx, [word.toLowerCase()])
  for (const other of lookup ? candidatesFor(lookup).slice(0, maxCandidates) : []) if (await finds(other)) return other
  return undefined
}

/** "“tv”, “big” and “buttons”". */
export function quoted(words: readonly string[]): string {
  const all = words.map((word) => (word.startsWith('"') ? `“${word.slice(1, -1)}”` : `“${word}”`))
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')
}

const leftOutNote = (words: readonly string[]) => `Nothing has all your words. We searched without ${quoted(words)}.`

type Sort = Piece['sort']

/** The parts that are left out, one at a time and then together, with what is said of it. */
const partsInOrder: { sorts: Sort[]; note: string }[] = [
  { sorts: ['cheapest', 'condition'], note: 'None in this condition right now. Here are other conditions.' },
  { sorts: ['measure'], note: '{measure}' },
  { sorts: ['price', 'free'], note: 'Nothing {price} right now. Here are other prices.' },
  { sorts: ['brand'], note: 'Nothing by {brand} right now. Here are other brands.' },
]

const brandOf = ({ pieces }: Wanted) => pieces.find((piece) => piece.sort === 'brand')?.name ?? ''

/** A weight that a thing must hold is a matter of safety, and no size. "Up to 20 lb" is what it weighs itself. */
const weightOf = ({ pieces }: Wanted) => {
  const held = pieces.find((piece) => piece.sort === 'measure' && piece.unit === 'lb' && piece.max === undefined)
  return held?.sort === 'measure' ? Math.round(held.amount) : undefined
}

function otherMeasureNote(wanted: Wanted): string {
  const weight = weightOf(wanted)
  if (weight === undefined) return 'None in this size right now. Here are other sizes.'
  return `None gives ${weight} lb right now. Here are others: check the weight limit before you decide.`
}

function unstatedNote(wanted: Wanted): string {
  const weight = weightOf(wanted)
  if (weight === undefined) return 'None gives this size right now. These give none, so ask the seller.'
  return `None gives ${weight} lb right now. These give no weight, so ask the seller before you decide.`
}

const priceOf = ({ pieces }: Wanted) => {
  const price = pieces.find((piece) => piece.sort === 'price')
  return price ? priceRange(price).replace(/^[A-Z]/, (letter) => letter.toLowerCase()) : 'free'
}

/** Without words: leaves out one part, or looks in the places around, or goes on with the kind alone. */
async function widenParts(wanted: Wanted, lists: ReferenceLists, finds: Finds): Promise<Widened | undefined> {
  if (wanted.pieces.length && (await finds(wanted))) return { ...wanted, notes: [] }
  const without = (sorts: Sort[]) => wanted.pieces.filter(({ sort }) => !sorts.includes(sort))
  const unstated = wanted.pieces.map((piece) =>
    piece.sort === 'measure' ? { ...piece, unstated: true as const } : piece,
  )
  if (unstated.some(({ sort }) => sort === 'measure') && (await finds({ ...wanted, pieces: unstated })))
    return {
      ...wanted,
      pieces: unstated,
      notes: [unstatedNote(wanted)],
    }
  const around = await findAround(wanted, lists, finds)
  if (around && around.radius <= nearby) return around
  for (const { sorts, note } of partsInOrder) {
    const pieces = without(sorts)
    if (pieces.length === wanted.pieces.length || !pieces.length) continue
    if (await finds({ ...wanted, pieces }))
      return {
        ...wanted,
        pieces,
        notes: [
          note
            .replace('{brand}', brandOf(wanted))
            .replace('{price}', priceOf(wanted))
            .replace('{measure}', otherMeasureNote(wanted)),
        ],
      }
  }
  if (around) return around
  const kinds = without(['cheapest', 'condition', 'measure', 'price', 'free', 'brand', 'place', 'prohibited'])
  if (!typesOf(kinds, lists).length || !(await finds({ ...wanted, pieces: kinds }))) return undefined
  return { ...wanted, pieces: kinds, notes: ['Nothing matches all of that right now. Here is what comes closest.'] }
}

const kilometres = [10, 20, 40, 80]
/** So far people go for what they need before they take something else. */
const nearby = 20

/** Looks in the municipalities around those that were named, further and further. */
async function findAround(
  wanted: Wanted,
  { locations }: ReferenceLists,
  finds: Finds,
): Promise<(Widened & { radius: number }) | undefined> {
  const place = wanted.pieces.find((piece) => piece.sort === 'place')
  const centre = place?.locationIds[0] === undefined ? undefined : locations.byId.get(place.locationIds[0])
  if (!place || !centre) return undefined
  for (const radius of kilometres) {
    const around = locationsNear(locations, { lat: centre.latitude, long: centre.longitude, radius })
    const locationIds = around.map(({ location }) => location.id).filter((id) => !place.locationIds.includes(id))
    const pieces = wanted.pieces.map((piece) => (piece === place ? { ...place, locationIds } : piece))
    if (locationIds.length && (await finds({ ...wanted, pieces })))
      return {
        ...wanted,
        pieces,
        notes: [`None in ${centre.name} right now. These are within ${radius} km of it.`],
        radius,
      }
  }
  return undefined
}
