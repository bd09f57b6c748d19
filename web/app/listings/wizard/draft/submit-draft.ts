import { readPrice } from '@reable/contract/listings/price'
import { browserApi } from '../../../api.ts'
import type { AlertMessage } from '../../../shell/alerts/alert-message.ts'
import type { FailedReply } from '../../../shell/alerts/catalogue.ts'
import { normalizeAnswer } from '../../fields/field-rules.ts'
import type { EquipmentField } from '../../fields/listing-lists.ts'
import { readChecked } from '../../fields/prohibited-list.ts'
import { imagesOf, type Photo } from '../../photos/photo.ts'
import type { Draft } from './draft.ts'

/** Publishes a draft: however often it is sent, one listing comes of it. (WIZ-09, WIZ-13) */
export const submitDraft = (draft: Draft, photos: readonly Photo[], fields: readonly EquipmentField[]) =>
  browserApi('publishListing', { body: { post: postOf(draft, photos, fields) }, idempotencyKey: draft.id })

function postOf(draft: Draft, photos: readonly Photo[], fields: readonly EquipmentField[]) {
  return {
    equipment_type_id: draft.type?.id ?? 0,
    title: draft.title.trim(),
    description: draft.description.trim(),
    price: draft.free ? '0' : readPrice(draft.price),
    free: draft.free,
    condition_id: Number(draft.condition_id),
    location_id: Number(draft.location_id),
    images: imagesOf(photos),
    properties: answersOf(draft, fields),
    checked_words: readChecked(draft.checked_words),
  }
}

/** The answers to the type's questions; what was typed for another type before is left out. (RULE-08) */
const answersOf = ({ properties }: Draft, fields: readonly EquipmentField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = normalizeAnswer(field, properties[field.field_name]?.trim() ?? '')
      return value ? [[field.field_name, value]] : []
    }),
  )

export const submitted: AlertMessage = {
  type: 'success',
  title: 'Congratulations! Your listing has been submitted successfully',
  seconds: 3,
}

/** Says that it was not created; who listed too many today reads that, and when they can go on. */
export const creationFailed = ({ status, failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'Listing creation unsuccessful',
  text: status === 429 ? `${failure.error} Your draft is saved.` : 'Your listing was not created successfully',
  flowId: failure.flow_id,
})
