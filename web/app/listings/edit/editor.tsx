import { useState } from 'react'
import { ListAwaited } from '../fields/list-awaited.tsx'
import { type BasicLists, type EquipmentField, useBasicLists, useEquipmentFields } from '../fields/listing-lists.ts'
import type { Listing } from '../load-listing.ts'
import { newPhotoStore } from '../photos/new-photo-store.ts'
import { photoOfImage } from '../photos/photo.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { EditForm } from './edit-form.tsx'
import { type EditValues, valuesOf } from './edit-values.ts'
import { missGone } from './miss-gone.ts'
import { type Base, baseOf } from './save-edit.ts'

/** The form of a listing, once what it offers is there. */
export function Editor({ listing }: { listing: Listing }) {
  const lists = useBasicLists()
  const fields = useEquipmentFields(listing.equipment_type_id)
  if (lists.data && fields.data) return <Versions listing={listing} lists={{ ...lists.data, fields: fields.data }} />
  return <ListAwaited of={lists.data ? fields : lists} />
}

export type EditLists = BasicLists & { fields: readonly EquipmentField[] }

/** What stands in the form, and on what stored version it builds. */
export type Version = { base: Base; values: EditValues; photos: PhotoStore }

/** Of two versions one is in the form; the other is kept, so that nothing typed is lost. */
function Versions({ listing, lists }: { listing: Listing; lists: EditLists }) {
  const stored = (listing: Listing): Version => ({
    base: baseOf(listing),
    values: valuesOf(listing, lists.fields),
    photos: newPhotoStore(listing.images.map(photoOfImage)),
  })
  const [shown, setShown] = useState(() => ({ version: stored(listing), nth: 0 }))
  const [mine, setMine] = useState<Version>()
  const show = (version: Version) => setShown(({ nth }) => ({ version, nth: nth + 1 }))
  const takeTheirs = (theirs: Listing, left: Omit<Version, 'base'>) => {
    missGone(left.photos, theirs)
    setMine({ ...left, base: baseOf(theirs) })
    show(stored(theirs))
  }
  const bringBack = () => {
    if (mine) show(mine)
    setMine(undefined)
  }
  return (
    <EditForm
      key={shown.nth}
      start={shown.version}
      lists={lists}
      onTakeTheirs={takeTheirs}
      onBringBack={mine && bringBack}
    />
  )
}
