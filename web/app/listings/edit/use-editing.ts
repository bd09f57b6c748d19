import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { openSignIn } from '../../accounts/sign-in/sign-in-store.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import type { FormValues } from '../../ui/form/form-context.ts'
import type { Listing } from '../detail/load-listing.ts'
import { withoutFreePrice } from '../fields/values/without-free-price.ts'
import { listingAddress } from '../listing-address.ts'
import { editFailed } from './edit-alerts.ts'
import { type EditLists, hasChanges, type Version } from './edit-version.ts'
import { markRemovedPhotos } from './mark-removed-photos.ts'
import { baseOf, type SaveResult, saveEdit } from './save-edit.ts'

/** The state of an edit: the typed values, the stored version they are based on, and how they are saved. */
export function useEditing(start: Version, { fields }: EditLists) {
  const { base: first, values, photos } = start
  const navigate = useNavigate()
  const base = useRef(first)
  const isSaved = useRef(false)
  const [typed, setTyped] = useState(values)
  const [conflict, setConflict] = useState<Listing>()
  const [previewing, setPreviewing] = useState(false)

  const remember = (sheet: FormValues) => setTyped((before) => ({ ...before, ...withoutFreePrice(sheet) }))
  const handleResult = (saved: SaveResult): FailedReply | undefined => {
    if (saved.kind === 'refused') return showRefusal(saved.reply)
    if (saved.kind === 'conflict') {
      setPreviewing(false)
      setConflict(saved.theirs)
      return undefined
    }
    isSaved.current = true
    for (const alert of saved.alerts) alerts.showOnNextPage(alert)
    navigate(listingAddress(first.listing.id))
    return undefined
  }
  const save = async (values: FormValues) => {
    const edit = { base: base.current, values: { ...typed, ...values }, photos: photos.getState().photos, fields }
    return handleResult(await saveEdit(edit))
  }
  const keepMine = () => {
    if (!conflict) return
    base.current = baseOf(conflict)
    markRemovedPhotos(photos, conflict)
    setConflict(undefined)
  }
  /** The version as it stands in the form now. */
  const version = (): Version => ({ ...start, base: base.current, values: typed })
  const hasUnsavedChanges = () => !isSaved.current && hasChanges(version(), fields)
  return { typed, remember, save, conflict, keepMine, previewing, setPreviewing, version, hasUnsavedChanges }
}

/** Handles the refusal of an edit. A person who is no longer signed in signs in over the page, and saves again. */
function showRefusal(reply: FailedReply): FailedReply | undefined {
  if (reply.status === 401) openSignIn()
  else alerts.show(editFailed(reply))
  return reply.status === 401 ? undefined : reply
}
