import { useState } from 'react'
import { swapped, theirsTaken, type Versions } from '../../editing/versions.ts'
import type { Listing } from '../detail/load-listing.ts'
import { ListLoading } from '../fields/list-loading.tsx'
import { useBasicLists, useEquipmentFields } from '../fields/listing-lists.ts'
import { newPhotoStore } from '../photos/new-photo-store.ts'
import { photoOfImage } from '../photos/photo.ts'
import { EditForm } from './edit-form.tsx'
import { valuesOf } from './edit-values.ts'
import type { EditLists, Version } from './edit-version.ts'
import { markRemovedPhotos } from './mark-removed-photos.ts'
import { baseOf } from './save-edit.ts'

/** The form of a listing, once the lists that it offers are loaded. */
export function Editor({ listing }: { listing: Listing }) {
  const lists = useBasicLists()
  const fields = useEquipmentFields(listing.equipment_type_id)
  if (lists.data && fields.data)
    return <VersionInForm listing={listing} lists={{ ...lists.data, fields: fields.data }} />
  return <ListLoading list={lists.data ? fields : lists} />
}

/** One version is in the form; the others are stored beside it, so that nothing typed is lost. */
function VersionInForm({ listing, lists }: { listing: Listing; lists: EditLists }) {
  const storedVersion = (listing: Listing): Version => ({
    base: baseOf(listing),
    values: valuesOf(listing, lists.fields),
    photos: newPhotoStore(listing.images.map(photoOfImage)),
    isMine: false,
  })
  const [versions, setVersions] = useState<Versions<Version>>(() => ({
    shown: storedVersion(listing),
    aside: [],
    nth: 0,
  }))
  const takeTheirs = (theirs: Listing, left: Version) => {
    markRemovedPhotos(left.photos, theirs)
    setVersions(theirsTaken(versions, storedVersion(theirs), { ...left, base: baseOf(theirs), isMine: true }))
  }
  return (
    <EditForm
      key={versions.nth}
      start={versions.shown}
      aside={versions.aside}
      lists={lists}
      onTakeTheirs={takeTheirs}
      onSwap={(left) => setVersions(swapped(versions, left))}
    />
  )
}
