import type { EquipmentField } from '../fields/listing-lists.ts'
import { areChanged, arePhotosChanged, valuesOf } from './edit-values.ts'
import type { Version } from './editor.tsx'

/** True if a version has changes that are not saved. */
export const hasChanges = ({ base, values, photos }: Version, fields: readonly EquipmentField[]): boolean =>
  areChanged(values, valuesOf(base.listing, fields)) || arePhotosChanged(photos.getState().photos, base.imageIds)
