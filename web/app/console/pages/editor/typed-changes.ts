import { entriesOf, type Typed, type TypedEntry, type TypedValue } from './typed-document.ts'

type Update = (value: TypedValue | undefined) => TypedValue

/**
 * Changes the value at a place: the name of a field, or below a list `questions/key/title`. Places name entries by their key,
 * so that they stay valid when entries are moved.
 */
export const changedAt = (typed: Typed, place: string, update: Update): Typed =>
  changed(typed, place.split('/'), update)

function changed(typed: Typed, [name = '', key, ...rest]: string[], update: Update): Typed {
  const inEntry = (entry: TypedEntry) =>
    entry.key === key ? { ...entry, fields: changed(entry.fields, rest, update) } : entry
  return { ...typed, [name]: key ? entriesOf(typed[name]).map(inEntry) : update(typed[name]) }
}

type OnEntries = (value: TypedValue | undefined) => readonly TypedEntry[]

/** Adds an entry at the end of a list. */
export const withEntry =
  (entry: TypedEntry): OnEntries =>
  (value) => [...entriesOf(value), entry]

/** Marks an entry as removed, or clears the mark. */
export const markRemoved =
  (key: string, isRemoved: boolean): OnEntries =>
  (value) =>
    entriesOf(value).map((entry) => {
      if (entry.key !== key) return entry
      const { removed: _, ...rest } = entry
      return isRemoved ? { ...rest, removed: true } : rest
    })

/** Moves an entry past the next one that is not removed, up (-1) or down (1). */
export const moved =
  (key: string, direction: -1 | 1): OnEntries =>
  (value) => {
    const entries = entriesOf(value)
    const from = entries.findIndex((entry) => entry.key === key)
    const others = direction === 1 ? entries.slice(from + 1) : entries.slice(0, Math.max(from, 0)).reverse()
    const step = others.findIndex(({ removed }) => !removed) + 1
    const entry = entries[from]
    if (!entry || !step) return entries
    const remaining = entries.filter((one) => one !== entry)
    const to = from + direction * step
    return [...remaining.slice(0, to), entry, ...remaining.slice(to)]
  }
