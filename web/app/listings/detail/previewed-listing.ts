import { withUnits } from '@reable/contract/catalogue/properties-rules'
import type { BasicValues } from '../fields/basic-fields.tsx'
import { normalizeAnswer } from '../fields/field-rules.ts'
import type { BasicLists, EquipmentField } from '../fields/listing-lists.ts'
import type { Photo } from '../photos/photo.ts'
import type { PreviewedListing } from './listing-preview.tsx'

type PreviewLists = BasicLists & { fields: readonly EquipmentField[] }

type TypedListing = BasicValues & {
  description: string
  type: { name: string; category: string } | undefined
  properties: Record<string, string>
}

/** The typed values as their listing's page will show them, without photos that were not uploaded. */
export function previewedListing(
  draft: TypedListing,
  photos: readonly Photo[],
  { conditions, locations, fields }: PreviewLists,
): PreviewedListing {
  const nameIn = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((one) => String(one.id) === id)?.name ?? ''
  return {
    title: draft.title,
    description: draft.description,
    price: draft.free ? 0 : Number(draft.price) || 0,
    free: draft.free,
    condition: { name: nameIn(conditions, draft.condition_id) },
    category: { name: draft.type?.category ?? '' },
    equipment_type: { name: draft.type?.name ?? '' },
    location: { name: nameIn(locations, draft.location_id) },
    facts: factsOf(draft, fields),
    pictures: photos.flatMap(({ status, image, rotation }) =>
      status === 'success' && image ? [{ ...image, alt: draft.title, rotation }] : [],
    ),
  }
}

/** The answers as others read them, without those to private fields. */
const factsOf = ({ properties }: TypedListing, fields: readonly EquipmentField[]) =>
  fields.flatMap((field) => {
    const value = normalizeAnswer(field, properties[field.field_name] ?? '')
    if (!value || field.private) return []
    return [{ field_name: field.field_name, label: field.label, value: withUnits(field, value) }]
  })
