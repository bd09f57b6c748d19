import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalToShow } from '../../editing/save-result.ts'
import { useEdited } from '../../editing/use-edited.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import type { FormValues } from '../../ui/form/form-context.ts'
import { withoutFreePrice } from '../fields/values/without-free-price.ts'
import { listingAddress } from '../listing-address.ts'
import { editFailed } from './edit-alerts.ts'
import { type EditLists, hasChanges, type ListingVersion } from './edit-version.ts'
import { markRemovedPhotos } from './mark-removed-photos.ts'
import { type SaveEditResult, saveEdit } from './save-edit.ts'

/** The state of an edit: the typed values, the stored version they are based on, and how they are saved. */
export function useEditing(start: ListingVersion, { fields }: EditLists) {
  const { photos } = start
  const navigate = useNavigate()
  const edited = useEdited(start, (now) => hasChanges({ ...now, photos }, fields))
  const { typed, conflict, hasUnsavedChanges } = edited
  const [previewing, setPreviewing] = useState(false)

  const remember = (sheet: FormValues) => edited.setTyped((before) => ({ ...before, ...withoutFreePrice(sheet) }))
  const handleResult = (result: SaveEditResult): FailedReply | undefined => {
    if (result.kind === 'refused') return showRefusal(result.reply)
    if (result.kind === 'conflict') {
      setPreviewing(false)
      edited.noteConflict(result)
      return undefined
    }
    edited.markSaved()
    for (const alert of result.alerts) alerts.showOnNextPage(alert)
    navigate(listingAddress(start.base.listing.id))
    return undefined
  }
  const save = async (values: FormValues) => {
    const edit = {
      base: edited.latestBase(),
      values: { ...typed, ...values },
      photos: photos.getState().photos,
      fields,
    }
    return handleResult(await saveEdit(edit))
  }
  const keepMine = () => {
    if (conflict) markRemovedPhotos(photos, conflict.listing)
    edited.keepMine()
  }
  /** The version as it stands in the form now. */
  const version = (): ListingVersion => ({ ...start, base: edited.latestBase(), typed })
  return { typed, remember, save, conflict, keepMine, previewing, setPreviewing, version, hasUnsavedChanges }
}

function showRefusal(reply: FailedReply): FailedReply | undefined {
  const refusal = refusalToShow(reply)
  if (refusal) alerts.show(editFailed(refusal))
  return refusal
}
