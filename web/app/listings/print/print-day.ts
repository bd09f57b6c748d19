import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' })

/** The day of printing, as text; known only then, since pages are cached and shared. */
export function usePrintDay(): string | undefined {
  const [day, setDay] = useState<string>()
  useEffect(() => {
    const setNow = () => flushSync(() => setDay(dayFormat.format(new Date())))
    addEventListener('beforeprint', setNow)
    return () => removeEventListener('beforeprint', setNow)
  }, [])
  return day
}
