import { objectIn, parseStoredObject, readText, writeText } from '../state/storage.ts'

/** Under it the router stores where somebody left each entry of the history, when they leave the document. */
export const placesKey = 'react-router-scroll-positions'

type Entry = { key?: string }

const currentKey = () => objectIn<Entry>(history.state).key ?? ''

/**
 * The place where somebody left this page, if they have not scrolled since it was loaded again: it was taken up then as far as the page
 * went.
 */
export function leftPlace(): number | undefined {
  const place = Number(parseStoredObject<Record<string, number>>(readText('sessionStorage', placesKey))[currentKey()])
  const end = document.documentElement.scrollHeight - window.innerHeight
  return Math.abs(Math.min(place, end) - window.scrollY) < tolerance ? place : undefined
}

/** In CSS pixels: what comes late, such as a font, moves the end of a page. */
const tolerance = 200

/** A phone may drop a tab in the background without a word, so its place is stored when it goes there. Returns the clean-up. */
export function storePlaceWhenHidden(): () => void {
  const store = () => {
    if (document.visibilityState !== 'hidden') return
    const places = parseStoredObject<Record<string, number>>(readText('sessionStorage', placesKey))
    writeText('sessionStorage', placesKey, JSON.stringify({ ...places, [currentKey()]: window.scrollY }))
  }
  document.addEventListener('visibilitychange', store)
  return () => document.removeEventListener('visibilitychange', store)
}
