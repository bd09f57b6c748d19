import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const nothing = () => undefined
const yes = () => true

/** A value that only the browser knows; undefined in the server's HTML and while the browser takes it over. `read` is one function. */
export const useBrowserValue = <Value>(read: () => Value): Value | undefined =>
  useSyncExternalStore(neverChanges, read, nothing)

/** False in the server's HTML and while the browser takes it over; from then on true. */
export const useInBrowser = (): boolean => useBrowserValue(yes) ?? false
