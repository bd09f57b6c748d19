import { useDeferredValue, useLayoutEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useLocationState } from './location-store.ts'
import type { NearQuery } from './stored-location.ts'

/**
 * Reloads the list whenever it is not the one for the shared position: the server's is the same for everyone. `listed` is the position
 * with which the shown list was loaded.
 */
export function useNearList(listed: NearQuery | undefined): NearQuery | undefined {
  const { near } = useLocationState()
  // The router has begun to load a list before it shows so: a deferred position comes after that.
  const latest = useDeferredValue(near)
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  // A list that is loading is not broken off: mostly it uses the present position already, else it is reloaded once it is there.
  const isOther = nearKey(latest) !== nearKey(listed) && state === 'idle'
  // Not after painting, since a list might be requested before that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the position reloads the list
  useLayoutEffect(() => {
    if (isOther) revalidate()
  }, [isOther, latest, revalidate])
  return near
}

/** A key for a position and radius; '' where there is none. */
export const nearKey = (near: Partial<NearQuery> = {}): string =>
  [near.lat, near.long, near.radius].filter(Boolean).join(' ')
