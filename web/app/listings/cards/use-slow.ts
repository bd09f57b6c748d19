import { useEffect, useState } from 'react'

/** Whether something has been on its way for 300 ms; what is quicker needs no word about it. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return setSlow(false)
    const timer = setTimeout(setSlow, 300, true)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && slow
}
