import { isReturnAddress } from '@reable/contract/accounts/rules'
import { addresses } from '../../shell/addresses.ts'

/** The address to which a confirmation link leads: where somebody signed up, such as their draft, or else the list. (AUTH-13) */
export async function returnAddress(returnTo: string | null, personId: number): Promise<string> {
  if (!returnTo || !isReturnAddress(returnTo)) return addresses.listings
  if (!returnTo.startsWith(addresses.createListing)) return returnTo
  return import('../../listings/wizard/draft/resume-draft.ts').then(
    ({ resumeDraft: takeUpDraft }) => takeUpDraft(personId),
    // The wizard offers the draft itself.
    () => addresses.createListing,
  )
}

/** Whether the page to which it leads back has a form in which something may have been typed. */
export const mayContainInput = (returnTo: string | null): boolean => /^\/(posts|wizard)\b/.test(returnTo ?? '')
