import type { Answer } from '@reable/contract/client'
import { useLocation, useNavigate } from 'react-router'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { addresses } from '../../shell/addresses.ts'
import { useInBrowser } from '../../state/in-browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { listingAddress } from '../listing-address.ts'

type UndoneListing = Answer<'undoFeedbackByLink'>['post']

/** The listing whose feedback was undone on this page, also after a reload. */
export function useUndoneListing(): UndoneListing | undefined {
  const { state } = useLocation()
  return useInBrowser() ? state?.takenBack : undefined
}

/** Stores the listing in the history in place of the link's token: a reload would otherwise give the feedback again. */
export function useRememberUndone(): (listing: UndoneListing) => void {
  const navigate = useNavigate()
  return (listing) => navigate('.', { replace: true, state: { takenBack: listing } })
}

type UndoneProps = {
  listing: UndoneListing
  /** What is said of a listing that is active. */
  activeText?: string
}

/** Says that what a link did is undone. */
export function Undone({ listing: { id, title, active }, activeText = 'is on the list again.' }: UndoneProps) {
  return (
    <LinkPage title="Undone" takesFocus>
      <p>{active ? `“${title}” ${activeText}` : `“${title}” is inactive. You can activate it in My Listings.`}</p>
      <Actions>
        {active ? (
          <Button variant="next" to={listingAddress(id)}>
            See the listing
          </Button>
        ) : (
          <Button variant="next" to={addresses.myListings}>
            My Listings
          </Button>
        )}
        <Button to={addresses.listings}>Go on to the listings</Button>
      </Actions>
    </LinkPage>
  )
}
