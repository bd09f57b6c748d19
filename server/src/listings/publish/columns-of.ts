import type { CheckedDraft } from './check-listing.ts'

/** Returns a checked draft as columns: a free thing costs nothing, an empty answer is left out, the type determines the category. */
export function columnsOf({ type, ...draft }: CheckedDraft) {
  const answered = Object.entries(draft.properties).filter(([, value]) => value.trim())
  return {
    equipment_type_id: type.id,
    category_id: type.categoryId,
    condition_id: draft.conditionId,
    location_id: draft.locationId,
    title: draft.title.trim(),
    description: draft.description.trim(),
    price: draft.free ? 0 : Number(draft.price),
    properties: JSON.stringify(Object.fromEntries(answered)),
    checked_words: [...(draft.checkedWords ?? [])],
  }
}
