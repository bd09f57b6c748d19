/** Several versions of what is edited: one is in the form, the others are put aside, the one that comes next at the end. */
export type Versions<Version> = { shown: Version; aside: readonly Version[]; nth: number }

/** Puts the stored version into the form, and what was typed aside. */
export const theirsTaken = <Version>(
  { aside, nth }: Versions<Version>,
  theirs: Version,
  left: Version,
): Versions<Version> => ({
  shown: theirs,
  aside: [...aside, left],
  nth: nth + 1,
})

/** Puts the last version put aside back into the form, and the one that stood there aside in its place. */
export function swapped<Version>({ shown, aside, nth }: Versions<Version>, left: Version): Versions<Version> {
  const others = aside.slice(0, -1)
  return { shown: aside.at(-1) ?? shown, aside: [left, ...others], nth: nth + 1 }
}
