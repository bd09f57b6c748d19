import type { Edited } from '../../editing/use-edited.ts'
import type { BasicLists, EquipmentField } from '../fields/listing-lists.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { areChanged, arePhotosChanged, type EditValues, valuesOf } from './edit-values.ts'
import type { Base } from './save-edit.ts'

export type EditLists = BasicLists & { fields: readonly EquipmentField[] }

/** The values in the form, and the stored version they are based on. `isMine`: the person typed them before they took another version. */
export type ListingVersion = Edited<Base, EditValues> & { photos: PhotoStore; isMine: boolean }

/** True if a version has changes that are not saved. */
export const hasChanges = (
  { base, typed, photos }: Pick<ListingVersion, 'base' | 'typed' | 'photos'>,
  fields: readonly EquipmentField[],
): boolean =>
  areChanged(typed, valuesOf(base.listing, fields)) || arePhotosChanged(photos.getState().photos, base.imageIds)
