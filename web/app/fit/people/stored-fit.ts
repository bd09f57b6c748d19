import { objectIn } from '../../state/storage.ts'

/** How many people beside oneself a device keeps measures of, and how long a name may be. */
export const othersLimit = 5
export const nameLimit = 30
/** The kinds of things that somebody looks for at a time: their listings are judged wherever their cards show. */
export const kindsLimit = 4

/** Answers as they were typed, under the names of their questions. An empty one means: I don't know. */
export type TypedAnswers = Readonly<Record<string, string>>

export type FitPerson = {
  /** 0 is whoever uses the device. */
  id: number
  name: string
  answers: TypedAnswers
  /** The kinds of things that were asked about, the latest first. */
  kinds: readonly string[]
}

/** What this browser keeps for "Will it fit?". */
export type StoredFit = {
  people: readonly FitPerson[]
  /** The id of the person whom things are judged for. */
  chosen: number
  /** The measures of the home, the same for everyone who lives there. */
  home: TypedAnswers
  hidesMisfits: boolean
}

export const emptyFit: StoredFit = { people: [], chosen: 0, home: {}, hidesMisfits: false }

/** Another version of the site may write what this one cannot read. */
const version = 1

export const textOf = (fit: StoredFit): string => JSON.stringify({ version, ...fit })

/** Reads what is stored; undefined where it is of another version, damaged or changed by hand: it is then not used at all. */
export function readStoredFit(text: string | null): StoredFit | undefined {
  if (text === null) return emptyFit
  const stored = objectIn<Record<keyof StoredFit | 'version', unknown>>(parse(text))
  const { people, chosen, home, hidesMisfits } = stored
  if (stored.version !== version || typeof hidesMisfits !== 'boolean' || !isTyped(home)) return undefined
  if (!Array.isArray(people) || people.length > othersLimit + 1 || !people.every(isPerson)) return undefined
  const ids = people.map(({ id }) => id)
  if (new Set(ids).size < ids.length || (ids.length && !ids.includes(chosen as number))) return undefined
  return { people, chosen: ids.length ? (chosen as number) : 0, home, hidesMisfits }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPerson(stored: unknown): stored is FitPerson {
  const { id, name, answers, kinds } = objectIn<FitPerson>(stored)
  return (
    Number.isSafeInteger(id) &&
    Number(id) >= 0 &&
    typeof name === 'string' &&
    name.length <= 2 * nameLimit &&
    (id === 0 || name.trim() !== '') &&
    isTyped(answers) &&
    Array.isArray(kinds) &&
    kinds.length <= kindsLimit &&
    kinds.every((kind) => typeof kind === 'string' && kind.length <= 40)
  )
}

const isTyped = (stored: unknown): stored is TypedAnswers =>
  typeof stored === 'object' &&
  stored !== null &&
  !Array.isArray(stored) &&
  Object.keys(stored).length <= 100 &&
  Object.entries(stored).every(
    ([name, typed]) => /^[a-z_]{1,40}$/.test(name) && typeof typed === 'string' && typed.length <= 100,
  )
