import { readPrice } from '@reable/contract/listings/price'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api.ts'
import type { AlertMessage } from '../../../shell/alerts/alert-message.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../../shell/alerts/catalogue.ts'
import { useBusy } from '../../../state/busy.ts'
import { normalizeAnswer } from '../../fields/field-rules.ts'
import type { EquipmentField } from '../../fields/listing-lists.ts'
import { loadProhibited, readChecked } from '../../fields/prohibited-list.ts'
import { listingAddress } from '../../listing-address.ts'
import { imagesOf, type Photo } from '../../photos/photo.ts'
import { countPhotos } from '../../photos/photo-texts.ts'
import { useWizard } from '../wizard-context.ts'
import type { Draft } from './draft.ts'
import { type Problem, problemsOf, problemsRefused } from './problems.ts'

type Submission = {
  problems: readonly Problem[]
  /** The server's error that belongs to no field. */
  failure: string | undefined
  /** It was submitted before, as it was then: the answer was lost, and the draft has changed since. */
  isAlreadySubmitted: boolean
  busy: boolean
  submit: () => void
}

/** Submits the draft once: checks it first, and leads back to what is wrong. */
export function useSubmission(fields: readonly EquipmentField[]): Submission {
  const { draft, photos: store, wizard } = useWizard()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<string>()
  const [isAlreadySubmitted, setAlreadySubmitted] = useState(false)
  const { busy, run } = useBusy()
  const handleRefusal = (reply: FailedReply) => {
    // A person who is no longer signed in signs in over the page, and presses again.
    if (reply.status === 401) return
    if (reply.status === 409) return setAlreadySubmitted(true)
    alerts.show(creationFailed(reply))
    const sentences = firstErrors(reply)
    wizard.setRefusals(sentences)
    setProblems(problemsRefused(sentences, fields))
    if (!Object.keys(sentences).length) setFailure(reply.failure.error)
  }
  const send = async () => {
    // Perhaps a word was added to the list since it was written: its field asks about it then.
    await loadProhibited()
    const problemsFound = problemsOf(draft, countPhotos(store.getState().photos).ready, fields)
    setProblems([...problemsFound])
    // They stand in the summary, which takes the focus, and there alone.
    if (problemsFound.length) return
    const reply = await submitDraft(draft, store.getState().photos, fields)
    if (!reply.ok) return handleRefusal(reply)
    wizard.forget()
    alerts.showOnNextPage(submitted)
    await navigate(`${listingAddress(reply.data.post.id)}?submitted=success`, { replace: true })
  }
  const submit = async () => {
    setFailure(undefined)
    setAlreadySubmitted(false)
    await run(send)
  }
  return { problems, failure, isAlreadySubmitted, busy, submit }
}

/** The first error of each field that the server refused, by the field's name. */
const firstErrors = ({ failure }: FailedReply): Record<string, string> =>
  Object.fromEntries(Object.entries(failure.errors ?? {}).map(([name, [sentence]]) => [name, sentence ?? '']))

/** Publishes a draft: however often it is sent, one listing comes of it. (WIZ-09, WIZ-13) */
const submitDraft = (draft: Draft, photos: readonly Photo[], fields: readonly EquipmentField[]) =>
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
