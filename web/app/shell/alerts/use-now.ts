import { useEffect, useState } from 'react'

const halfMinute = 30_000

/** The device's time in milliseconds, updated often enough for texts in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), halfMinute)
    return () => clearInterval(tick)
  }, [])
  return now
}
