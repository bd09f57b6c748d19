import { useSyncExternalStore } from 'react'

const neverTold = () => () => {}

/** False in the server's HTML and while the browser takes it over; from then on true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverTold,
    () => true,
    () => false,
  )
