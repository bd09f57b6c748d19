/** Of several versions of what is edited one is in the form; the others are put aside, the one that comes next at the end. */
export type Versions<Version> = { shown: Version; aside: readonly Version[]; nth: number }

/** The stored version comes into the form; what was typed is put aside. */
export const theirsTaken = <Version>(
  { aside, nth }: Versions<Version>,
  theirs: Version,
  left: Version,
): Versions<Version> => ({
  shown: theirs,
  aside: [...aside, left],
  nth: nth + 1,
})

/** The one put aside comes back into the form, and what stood there is put aside in its place. */
export function swapped<Version>({ shown, aside, nth }: Versions<Version>, left: Version): Versions<Version> {
  const others = aside.slice(0, -1)
  return { shown: aside.at(-1) ?? shown, aside: [left, ...others], nth: nth + 1 }
}
