import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RankField } from '../versions/rank-field.tsx'
import { RemoveInDialog } from '../versions/remove-in-dialog.tsx'
import { RemovedList } from '../versions/removed-list.tsx'
import type { Route } from './+types/places-page'
import { type EditedPlace, type EditedPlaces, loadPlaces } from './load-places.ts'
import { newPlace, type PlaceValues, placeBody, placeRules, whereabouts } from './place-values.ts'

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
          <p className="measure">
            Where a listing can be, in the order in which people choose. A change shows on the site within a second.
            Once a place has another name, links with its former name show the listings of all places.
          </p>
          <AddPlace places={data.places} />
          <ul className="wide-tiles gap-12" aria-label="Places">
            {data.places.map((place) => (
              <li key={place.id} className="slim-card">
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
      <h2 className="anywhere">{name}</h2>
      <p>
        {closed && <strong>Closed for new listings. </strong>}
        {posts === 1 ? '1 listing' : `${posts.toLocaleString('en-CA')} listings`}
      </p>
      <CardTools kind="place" of={place} name={name} onChange={() => setIsOpen(true)} />
      {isOpen && <PlaceForm place={place} places={places} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type Props = {
  /** Undefined: a new one. */
  place: EditedPlace | undefined
  places: readonly EditedPlace[]
  onClose: () => void
}

/** The form of a place, in a dialog. */
function PlaceForm({ place, places, onClose }: Props) {
  const { name, latitude, longitude, rank, closed } = place ?? newPlace
  return (
    <EditDialog<PlaceValues>
      title={place ? `Change “${place.name}”` : 'New place'}
      label={place ? 'Change a place' : 'New place'}
      rules={placeRules}
      save={(values) => {
        const body = placeBody(values)
        return place
          ? browserApi('changePlace', { params: { id: String(place.id) }, body: { ...body, version: place.version } })
          : browserApi('createPlace', { body })
      }}
      saved={(values) => values.name}
      onClose={onClose}
      foot={place && <Remove place={place} />}
    >
      <TextField name="name" label="Name" hint="As people choose it, such as New Westminster." value={name} />
      <TextField
        name="latitude"
        label="Latitude"
        hint="Of its middle, in degrees, such as 49.25."
        value={String(latitude)}
      />
      <TextField
        name="longitude"
        label="Longitude"
        hint="Of its middle, in degrees, such as -123.1: it begins with a minus here."
        value={String(longitude)}
      />
      <Whereabouts place={place} places={places.filter((other) => other !== place)} />
      <RankField value={rank} others="Places with the same number stand by the alphabet." />
      <CheckBox name="closed" ticked={closed}>
        Closed: it takes no new listings. Those that there are stay shown and found.
      </CheckBox>
    </EditDialog>
  )
}

const Remove = ({ place: { id, name, version } }: { place: EditedPlace }) => (
  <RemoveInDialog
    name={name}
    what={name}
    remove={() => browserApi('removePlace', { params: { id: String(id) }, body: { version } })}
  >
    Only a place where nothing was listed can be removed. Any other can be closed.
  </RemoveInDialog>
)

/** Says in words where the typed position lies. */
function Whereabouts({ place, places }: Pick<Props, 'place' | 'places'>) {
  const { latitude, longitude } = place ?? newPlace
  const typed = {
    latitude: useFieldText('latitude', String(latitude)).trim(),
    longitude: useFieldText('longitude', String(longitude)).trim(),
  }
  return <p role="status">{whereabouts(typed, places)}</p>
}
