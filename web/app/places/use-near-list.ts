import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { NearQuery } from './kept-location.ts'
import { useLocationState } from './location-store.ts'

/**
 * The list again whenever it is not the one for where somebody says they are: the server's is the same for everyone. `listed` is
 * what the shown one was asked with.
 */
export function useNearList(listed: NearQuery | undefined): NearQuery | undefined {
  const { near } = useLocationState()
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  // A list that is on its way is asked for by what holds now.
  const isOther = nearKey(near) !== nearKey(listed) && state === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of where somebody is asks anew
  useEffect(() => {
    if (isOther) revalidate()
  }, [isOther, near, revalidate])
  return near
}

/** One text for each position and radius; for none the empty one. */
export const nearKey = (near: Partial<NearQuery> = {}): string =>
  [near.lat, near.long, near.radius].filter(Boolean).join(' ')
