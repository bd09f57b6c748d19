import { browserApi } from '../../api.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RankField } from '../versions/rank-field.tsx'
import { RemoveInDialog } from '../versions/remove-in-dialog.tsx'
import type { EditedPlace } from './load-places.ts'
import { newPlace, type PlaceValues, placeBody, placeRules, whereabouts } from './place-values.ts'

type Props = {
  /** Undefined: a new one. */
  place: EditedPlace | undefined
  places: readonly EditedPlace[]
  onClose: () => void
}

/** The form of a place, in a dialog. */
export function PlaceForm({ place, places, onClose }: Props) {
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
