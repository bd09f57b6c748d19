import type { DocumentKind } from '@reable/contract/versions/rules'
import { useState } from 'react'
import { alerts } from '../../shell/alerts/alerts.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import { BringBackButton } from './bring-back-button.tsx'
import { documents } from './documents.ts'
import type { Version } from './version-differences.ts'

type Props = {
  document: { kind: DocumentKind; key: string }
  version: Version
  /** The version that stands now. */
  current: number
  onBrought: () => Promise<void>
}

/** The button that brings back what a version says, as the newest version; it is checked like any other change. */
export function BringBack({ document: { kind, key }, version, current, onBrought }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { act, save } = documents[kind]
  const bring = async () => {
    setBusy(true)
    const reply = await save(key, { ...version.fields, version: current })
    setBusy(false)
    if (!reply.ok)
      return setRefusal([reply.failure.error, ...Object.values(reply.failure.errors ?? {}).flat()].join(' '))
    alerts.show(doneNotice('Brought back', `Version ${version.version} stands again.`))
    await onBrought()
  }
  return (
    <May act={act}>
      <BringBackButton version={version.version} busy={busy} onPress={bring} />
      <div role="status">{refusal && <p className={pageStyles.intro}>{refusal}</p>}</div>
    </May>
  )
}
