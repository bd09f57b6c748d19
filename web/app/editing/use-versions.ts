import { useState } from 'react'

/** One version is in the form; the others are kept beside it until the page is left, so that nothing typed is lost. */
export function useVersions<Kind extends Version>(first: () => Kind) {
  const [versions, setVersions] = useState<Versions<Kind>>(() => ({ shown: first(), aside: [], nth: 0 }))
  return {
    ...versions,
    takeTheirs: (theirs: Kind, left: Kind) => setVersions(theirsTaken(versions, theirs, left)),
    swap: (left: Kind) => setVersions(swapped(versions, left)),
  }
}

/** The values of a form, and the stored version that they are based on. `isMine`: the person typed it before they took another one. */
type Version = { base: unknown; isMine: boolean }

/** Several versions of what is edited: one is in the form, the others are put aside, the one that comes next at the end. */
type Versions<Kind extends Version> = { shown: Kind; aside: readonly Kind[]; nth: number }

/** Puts the stored version into the form, and what was typed aside: whoever comes back to it has seen the stored one. */
export const theirsTaken = <Kind extends Version>(
  { aside, nth }: Versions<Kind>,
  theirs: Kind,
  left: Kind,
): Versions<Kind> => ({
  shown: theirs,
  aside: [...aside, { ...left, base: theirs.base, isMine: true }],
  nth: nth + 1,
})

/** Puts the last version put aside back into the form, and the one that stood there aside in its place. */
export function swapped<Kind extends Version>({ shown, aside, nth }: Versions<Kind>, left: Kind): Versions<Kind> {
  const others = aside.slice(0, -1)
  return { shown: aside.at(-1) ?? shown, aside: [left, ...others], nth: nth + 1 }
}
