import type { Listing } from '../detail/load-listing.ts'
import type { EquipmentField } from '../fields/listing-lists.ts'

/** A stored cane of someone's. */
export function listingOf({
  properties,
  imageIds,
}: {
  properties: Record<string, string>
  imageIds: number[]
}): Listing {
  return {
    id: 7,
    title: 'Cane',
    description: 'Oak, as new.',
    price: 25,
    free: false,
    condition: { id: 1, name: 'Good' },
    condition_id: 1,
    category: { id: 4, name: 'Walking Aids' },
    equipment_type: { id: 9, name: 'Cane', tooltip: { text: '' } },
    equipment_type_id: 9,
    location: { id: 3, name: 'Burnaby' },
    location_id: 3,
    user: { id: 11, partner: null },
    updated_at: '2026-11-20T03:00:00.000-07:00',
    updated_at_utc: '2026-11-20T10:00:00.000Z',
    age: 'Just Now',
    confirmed: true,
    active: true,
    last_feedback: null,
    deleted_at: null,
    facts: [],
    properties,
    images: imageIds.map(imageOf),
  }
}

export function imageOf(image_id: number): Listing['images'][number] {
  const picture = { thumbnail: '', small: '', large: '' }
  return { image_id, ...picture, webp: picture, width: 4, height: 3, alt: 'Cane', rotation_origin: 0 }
}

/** A question of its type. */
export function fieldOf(field_name: string, label: string, more: Partial<EquipmentField> = {}): EquipmentField {
  return {
    field_name,
    label,
    field_type: 'unit_text_field',
    field_required: false,
    private: false,
    unit: null,
    min: null,
    max: null,
    options: [],
    retired_options: [],
    reason: '',
    tooltip: { text: '' },
    facet: null,
    ...more,
  }
}
