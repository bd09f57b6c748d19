import { isReturnAddress } from '@reable/contract/accounts/rules'
import { addresses } from '../../shell/addresses.ts'

/** What a page is told by the history when a confirmation link led back to it. */
export const returning = { returning: true }

export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returning' in state

/** Where a confirmation link leads: back to what somebody signed up in the middle of, such as their draft; else the list. (AUTH-13) */
export async function returnAddress(returnTo: string | null, personId: number): Promise<string> {
  if (!returnTo || !isReturnAddress(returnTo)) return addresses.listings
  if (!returnTo.startsWith(addresses.createListing)) return returnTo
  return import('../../listings/wizard/draft/take-up-draft.ts').then(
    ({ takeUpDraft }) => takeUpDraft(personId),
    // The wizard offers the draft itself.
    () => addresses.createListing,
  )
}

/** Whether something may be typed on the page that it leads back to, rather than looked at alone. */
export const mayHoldTyped = (returnTo: string | null): boolean => /^\/(posts|wizard)\b/.test(returnTo ?? '')
