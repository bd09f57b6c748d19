import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import { CardTools } from '../versions/card-tools.tsx'
import { RemovedList } from '../versions/removed-list.tsx'
import type { Route } from './+types/places-page'
import { type EditedPlace, type EditedPlaces, loadPlaces } from './load-places.ts'
import { PlaceForm } from './place-form.tsx'

export const loader = () => null

export const clientLoader = () => loadPlaces(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta('Places', loaderData?.kind === 'loaded')

/** The places where things can be, in the order of the filter, and what was removed. */
export default function PlacesPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>Places</h1>
      {data?.kind === 'failed' && <TryAgain message={data.sentence} />}
      {data?.kind === 'loaded' && (
        <>
          <p className={pageStyles.intro}>
            Where a listing can be, in the order in which people choose. A change shows on the site within a second.
            Once a place has another name, links with its former name show the listings of all places.
          </p>
          <AddPlace places={data.places} />
          <ul className={pageStyles.documents} aria-label="Places">
            {data.places.map((place) => (
              <li key={place.id} className={pageStyles.document}>
                <PlaceCard place={place} places={data.places} />
              </li>
            ))}
          </ul>
          <RemovedList kind="place" removed={data.removed} />
        </>
      )}
    </>
  )
}

type Places = EditedPlaces['places']

function AddPlace({ places }: { places: Places }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <May act="change_places">
      <p>
        <Button icon={Plus} onClick={() => setIsOpen(true)}>
          New place
        </Button>
      </p>
      {isOpen && <PlaceForm place={undefined} places={places} onClose={() => setIsOpen(false)} />}
    </May>
  )
}

function PlaceCard({ place, places }: { place: EditedPlace; places: Places }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, posts, closed } = place
  return (
    <>
      <h2 className={pageStyles.title}>{name}</h2>
      <p>
        {closed && <strong>Closed for new listings. </strong>}
        {posts === 1 ? '1 listing' : `${posts.toLocaleString('en-CA')} listings`}
      </p>
      <CardTools kind="place" of={place} name={name} onChange={() => setIsOpen(true)} />
      {isOpen && <PlaceForm place={place} places={places} onClose={() => setIsOpen(false)} />}
    </>
  )
}
