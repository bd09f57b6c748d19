import { useEffect, useState } from 'react'

/** A part that is fetched once it is wanted. */
export function useLate<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ it: Part }>()
  useEffect(() => {
    if (wanted && !part) load().then((it) => setPart({ it }))
  }, [wanted, part, load])
  return part?.it
}
