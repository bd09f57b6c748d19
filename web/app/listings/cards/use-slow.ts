import { useEffect, useState } from 'react'

/** True once something has been loading for 300 ms; anything quicker needs no message. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return setSlow(false)
    const timer = setTimeout(setSlow, 300, true)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && slow
}
