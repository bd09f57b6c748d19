import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useUser } from './user-store.ts'

/**
 * Whether someone else is signed in by now than the person for whom a page was loaded, as after a change in another tab. Reloads
 * the page's data then; the page must not be shown meanwhile.
 */
export function useIsOtherUser(personId: number | undefined): boolean {
  const userId = useUser()?.user_id
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (differ(personId, userId)) revalidate()
  }, [personId, userId, revalidate])
  return differ(personId, userId)
}

const differ = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one !== other
