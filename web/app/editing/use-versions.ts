import { useState } from 'react'
import { swapped, theirsTaken, type Version, type Versions } from './versions.ts'

/** One version is in the form; the others are kept beside it until the page is left, so that nothing typed is lost. */
export function useVersions<Kind extends Version>(first: () => Kind) {
  const [versions, setVersions] = useState<Versions<Kind>>(() => ({ shown: first(), aside: [], nth: 0 }))
  return {
    ...versions,
    takeTheirs: (theirs: Kind, left: Kind) => setVersions(theirsTaken(versions, theirs, left)),
    swap: (left: Kind) => setVersions(swapped(versions, left)),
  }
}
