import type { DocumentKind } from '@reable/contract/kinds/rules'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import type { KindVersion } from './version-differences.ts'

type Props = {
  document: { kind: DocumentKind; key: string }
  version: KindVersion
  /** The version that stands now. */
  current: number
  onBrought: () => Promise<void>
}

/** The button that brings back what a version says, as the newest version; it is checked like any other change. */
export function BringBack({ document, version, current, onBrought }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const bring = async () => {
    setBusy(true)
    const reply = await saveFields(document, { ...version.fields, version: current })
    setBusy(false)
    if (!reply.ok)
      return setRefusal([reply.failure.error, ...Object.values(reply.failure.errors ?? {}).flat()].join(' '))
    alerts.show({ type: 'success', title: 'Brought back', text: `Version ${version.version} stands again.` })
    await onBrought()
  }
  return (
    <May act="change_kinds">
      <p>
        <Button variant="other" busy={busy} busyLabel="Bringing it back…" onClick={bring}>
          Bring it back<span className="visually-hidden">: version {version.version}</span>
        </Button>
      </p>
      <div role="status">{refusal && <p className={pageStyles.intro}>{refusal}</p>}</div>
    </May>
  )
}

type Body<Id extends 'changeKind' | 'changeQuestion' | 'changeCondition'> = Parameters<typeof browserApi<Id>>[1]

/** A version holds what its change takes; the category of a kind never changes. */
function saveFields({ kind, key }: Props['document'], { category_id: _, ...body }: Record<string, unknown>) {
  if (kind === 'type') return browserApi('changeKind', { params: { id: key }, body } as Body<'changeKind'>)
  if (kind === 'question')
    return browserApi('changeQuestion', { params: { name: key }, body } as Body<'changeQuestion'>)
  return browserApi('changeCondition', { params: { id: key }, body } as Body<'changeCondition'>)
}
