import { entriesOf, type Typed, type TypedEntry, type TypedValue } from './typed-document.ts'

type Act = (value: TypedValue | undefined) => TypedValue

/**
 * Changes the value at a place: the name of a field, or below a list `questions/key/title`. Places name entries by their key,
 * so that they hold when entries change places.
 */
export const changedAt = (typed: Typed, place: string, act: Act): Typed => changed(typed, place.split('/'), act)

function changed(typed: Typed, [name = '', key, ...rest]: string[], act: Act): Typed {
  const inEntry = (entry: TypedEntry) =>
    entry.key === key ? { ...entry, fields: changed(entry.fields, rest, act) } : entry
  return { ...typed, [name]: key ? entriesOf(typed[name]).map(inEntry) : act(typed[name]) }
}

type OnEntries = (value: TypedValue | undefined) => readonly TypedEntry[]

export const withEntry =
  (entry: TypedEntry): OnEntries =>
  (value) => [...entriesOf(value), entry]

/** Marks an entry as removed, or takes the mark away. */
export const markRemoved =
  (key: string, isRemoved: boolean): OnEntries =>
  (value) =>
    entriesOf(value).map((entry) => {
      if (entry.key !== key) return entry
      const { removed: _, ...kept } = entry
      return isRemoved ? { ...kept, removed: true } : kept
    })

/** Changes places with the next entry that stands, above (-1) or below (1). */
export const moved =
  (key: string, way: -1 | 1): OnEntries =>
  (value) => {
    const entries = entriesOf(value)
    const from = entries.findIndex((entry) => entry.key === key)
    const others = way === 1 ? entries.slice(from + 1) : entries.slice(0, Math.max(from, 0)).reverse()
    const step = others.findIndex(({ removed }) => !removed) + 1
    const entry = entries[from]
    if (!entry || !step) return entries
    const left = entries.filter((one) => one !== entry)
    const to = from + way * step
    return [...left.slice(0, to), entry, ...left.slice(to)]
  }
