import type { Version } from './editor.tsx'

/** Of several versions of a listing one is in the form; the others are put aside, the one that comes next at the end. */
export type Versions = { shown: Version; aside: readonly Version[]; nth: number }

/** The stored version comes into the form; what was typed is put aside. */
export const theirsTaken = ({ aside, nth }: Versions, theirs: Version, left: Version): Versions => ({
  shown: theirs,
  aside: [...aside, left],
  nth: nth + 1,
})

/** The one put aside comes back into the form, and what stood there is put aside in its place. */
export function swapped({ shown, aside, nth }: Versions, left: Version): Versions {
  const others = aside.slice(0, -1)
  return { shown: aside.at(-1) ?? shown, aside: [left, ...others], nth: nth + 1 }
}
