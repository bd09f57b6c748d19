import { useVersions } from '../../editing/use-versions.ts'
import { MissingMeasures, useMissingMeasures } from '../../fit/reasons/missing-measures.ts'
import type { Listing } from '../detail/load-listing.ts'
import { ListLoading } from '../fields/list-loading.tsx'
import { type EquipmentField, useBasicLists, useEquipmentFields } from '../fields/listing-lists.ts'
import { newPhotoStore } from '../photos/new-photo-store.ts'
import { photoOfImage } from '../photos/photo.ts'
import { EditForm } from './edit-form.tsx'
import { valuesOf } from './edit-values.ts'
import type { EditLists, ListingVersion } from './edit-version.ts'
import { markRemovedPhotos } from './mark-removed-photos.ts'
import { baseOf } from './save-edit.ts'

/** The form of a listing, once the lists that it offers are loaded. */
export function Editor({ listing }: { listing: Listing }) {
  const lists = useBasicLists()
  const fields = useEquipmentFields(listing.equipment_type_id)
  const missing = useMissingMeasures(listing.equipment_type_id)
  if (lists.data && fields.data && missing)
    return (
      <MissingMeasures value={missing}>
        <VersionInForm listing={listing} lists={{ ...lists.data, fields: withOwnChoices(fields.data, listing) }} />
      </MissingMeasures>
    )
  return <ListLoading list={lists.data ? fields : lists} />
}

/** A choice that is retired stays among those of a listing that says it. */
const withOwnChoices = (fields: readonly EquipmentField[], { properties }: Listing): EquipmentField[] =>
  fields.map((field) => {
    const own = field.retired_options.filter(({ name }) => properties[field.field_name] === name)
    return own.length ? { ...field, options: [...field.options, ...own] } : field
  })

function VersionInForm({ listing, lists }: { listing: Listing; lists: EditLists }) {
  const storedVersion = (listing: Listing): ListingVersion => ({
    base: baseOf(listing),
    typed: valuesOf(listing, lists.fields),
    photos: newPhotoStore(listing.images.map(photoOfImage)),
    isMine: false,
  })
  const { shown, aside, nth, takeTheirs, swap } = useVersions(() => storedVersion(listing))
  const putAside = (theirs: Listing, left: ListingVersion) => {
    markRemovedPhotos(left.photos, theirs)
    takeTheirs(storedVersion(theirs), left)
  }
  return <EditForm key={nth} start={shown} aside={aside} lists={lists} onTakeTheirs={putAside} onSwap={swap} />
}
