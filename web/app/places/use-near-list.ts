import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useLocationState } from './location-store.ts'
import type { NearQuery } from './stored-location.ts'

/**
 * Reloads the list whenever it is not the one for the shared position: the server's is the same for everyone. `listed` is the position
 * with which the shown list was loaded.
 */
export function useNearList(listed: NearQuery | undefined): NearQuery | undefined {
  const { near } = useLocationState()
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  // A list that is loading already uses the present position.
  const isOther = nearKey(near) !== nearKey(listed) && state === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the position reloads the list
  useEffect(() => {
    if (isOther) revalidate()
  }, [isOther, near, revalidate])
  return near
}

/** A key for a position and radius; '' where there is none. */
export const nearKey = (near: Partial<NearQuery> = {}): string =>
  [near.lat, near.long, near.radius].filter(Boolean).join(' ')
