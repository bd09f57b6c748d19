import { useRef, useState } from 'react'

export type Work = 'saving' | 'previewing'

/** One thing at a time: what is asked for meanwhile, as by a double press, is left. */
export function useAlone() {
  const [busy, setBusy] = useState<Work>()
  const working = useRef(false)
  const alone = async (work: Work, act: () => Promise<void>) => {
    if (working.current) return
    working.current = true
    setBusy(work)
    await act()
    working.current = false
    setBusy(undefined)
  }
  return { busy, alone }
}
