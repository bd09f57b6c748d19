import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the server's HTML and while the browser takes it over; from then on true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
