import { useEffect, useState } from 'react'

/** A part that is fetched once it is wanted. */
export function useLazy<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ value: Part }>()
  useEffect(() => {
    if (wanted && !part) load().then((value) => setPart({ value }))
  }, [wanted, part, load])
  return part?.value
}
