import type { Answer } from '@reable/contract/client'
import type { DocumentName } from '@reable/contract/content/documents'
import { useState } from 'react'
import { openSignIn } from '../../../accounts/sign-in/sign-in-store.ts'
import { browserApi } from '../../../api.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import type { Failed } from '../../../shell/alerts/catalogue.ts'
import { writtenOf } from '../editor/typed-document.ts'
import { useTyped } from '../editor/use-typed.ts'
import { useTypedFaults } from '../editor/use-typed-faults.ts'
import type { DocumentVersion } from '../versions/document-versions.ts'
import type { WrittenDocument } from './load-document.ts'
import { saveDocument } from './save-document.ts'
import { useAlone, type Work } from './use-alone.ts'

type Editing = { document: DocumentName; start: DocumentVersion; personId: number; onFault: () => void }

export type Previewed = Answer<'previewContent'>

/** A page or list that is edited: what is typed, what is wrong with it, and how it is previewed and saved. */
export function useDocument({ onFault, ...editing }: Editing) {
  const { document } = editing
  const { settle, latest, buildOn, ...writing } = useTyped(editing)
  const { fields, typed } = writing
  const { faults, judge, noteGone } = useTypedFaults(fields, typed)
  const [conflict, setConflict] = useState<WrittenDocument>()
  const [previewed, setPreviewed] = useState<Previewed>()
  const { busy, alone } = useAlone()

  const refuse = (reply: Failed) => {
    if (reply.status === 401) return openSignIn()
    if (reply.status === 422 && noteGone(Object.keys(reply.failure.errors ?? {}))) return onFault()
    alerts.show(notDone(reply))
  }
  const save = async () => {
    const { version } = latest.current
    const saved = await saveDocument({ document, version, fields: writtenOf(fields, typed) })
    if (saved.kind === 'refused') return refuse(saved.reply)
    setPreviewed(undefined)
    if (saved.kind === 'conflict') return setConflict(saved.theirs)
    settle(saved.change, typed)
    alerts.show({ type: 'success', title: 'Saved', text: 'Others see it in a moment.' })
  }
  const preview = async () => {
    const reply = await browserApi('previewContent', { params: document, body: { fields: writtenOf(fields, typed) } })
    if (reply.ok) setPreviewed(reply.data)
    else refuse(reply)
  }
  const keepMine = () => {
    if (conflict) buildOn(conflict)
    setConflict(undefined)
  }
  const whenGood = (work: Work, act: () => Promise<void>) => {
    if (judge()) return alone(work, act)
    setPreviewed(undefined)
    onFault()
  }
  return {
    ...{ ...writing, faults, conflict, previewed, busy, keepMine },
    save: () => whenGood('saving', save),
    preview: () => whenGood('previewing', preview),
    closePreview: () => setPreviewed(undefined),
  }
}

const notDone = ({ failure }: Failed) =>
  ({ type: 'error', title: failure.error, text: 'What you wrote is still here.', flowId: failure.flow_id }) as const
