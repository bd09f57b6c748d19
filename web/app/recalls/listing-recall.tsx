import { useViewerId } from '../listings/detail/listing-viewer.ts'
import type { Listing } from '../listings/detail/load-listing.ts'
import { editAddress } from '../listings/listing-address.ts'
import { addresses } from '../shell/addresses.ts'
import { Link } from '../ui/link/link.tsx'
import { Attribution } from './attribution.tsx'
import { checkedText, FoundRecalls, isFound } from './found-recalls.tsx'
import { LabelDrawings } from './label-drawings.tsx'

type Props = { listing: Pick<Listing, 'id' | 'properties' | 'recall' | 'user'> }

/** Says whether a listing is recalled, or with which day's list it was compared; its owner is asked for a model that is missing. */
export function ListingRecall({ listing }: Props) {
  const isOwn = useViewerId() === listing.user.id
  const { recall } = listing
  if (!recall) return null
  const { outcome, checked } = recall
  // Paper has space for what was found, and not for what was not.
  return (
    <section className="stack measure gap-16 above-32" data-screen-only={isFound(outcome) ? undefined : true}>
      <h2>Recalls</h2>
      {outcome === 'none' && <p>{checkedText(checked)}</p>}
      {outcome === 'ask_model' && <p>{missingText(listing.properties, isOwn)}</p>}
      {isFound(outcome) && <FoundRecalls outcome={outcome} cards={recall.cards} />}
      {isOwn && outcome === 'recalled' && (
        <p>
          Please do not hand it on. Is it repaired? Add a photo of the repair: a volunteer looks at it. Is it another
          model? Correct the model, and your listing shows again.
        </p>
      )}
      {outcome === 'possible' && (
        <p>{isOwn ? 'Which model is it? Please add it.' : 'Ask for the model on the label.'}</p>
      )}
      {isOwn && (outcome === 'possible' || outcome === 'ask_model') && <LabelDrawings />}
      <p className="tall-links" data-screen-only>
        {isOwn && outcome !== 'none' && outcome !== 'repaired' ? (
          <Link to={editAddress(listing.id)}>Edit your listing</Link>
        ) : (
          <Link to={addresses.recalls}>Is mine recalled?</Link>
        )}
      </p>
      <Attribution />
    </section>
  )
}

/** A brand or a model such as "not sure" is not given either. */
function missingText({ brand, model }: Listing['properties'], isOwn: boolean): string {
  const one = brand && !model ? 'model' : model && !brand ? 'brand' : undefined
  if (!one)
    return `The brand or the model is not given. ${isOwn ? 'Add both, and we compare it with what is recalled.' : 'Ask for both before you decide.'}`
  return `The ${one} is not given. ${isOwn ? 'Add it, and we compare it with what is recalled.' : 'Ask for it before you decide.'}`
}
