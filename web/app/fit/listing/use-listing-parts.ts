import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useInBrowser } from '../../state/in-browser.ts'
import { fitText } from '../people/fit-storage.ts'

type Parts = Awaited<ReturnType<typeof loadParts>>

const loadParts = () =>
  import('./listing-parts.ts').then(({ ListingChecks, ShortVerdict }) => ({ ListingChecks, ShortVerdict }))

let loaded: Parts | undefined

/** The code that judges a listing, fetched where somebody has answered something on this device; undefined otherwise, and on the server. */
export function useListingParts(): Parts | undefined {
  const hasAnswers = useStore(fitText) !== null
  const inBrowser = useInBrowser()
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    if (!hasAnswers || parts) return
    loadParts().then(
      (found) => {
        loaded = found
        setParts(found)
      },
      () => {},
    )
  }, [hasAnswers, parts])
  return hasAnswers && inBrowser ? (parts ?? loaded) : undefined
}
