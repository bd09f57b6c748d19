import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { useBusy } from '../../state/busy.ts'
import { countOf } from '../../ui/count-of.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { doneNotice } from '../done-notice.ts'
import { lastChangeText } from '../last-change-text.ts'
import pageStyles from '../pages/pages.module.css'
import { BringBackButton } from '../versions/bring-back-button.tsx'
import type { EditedPartner, PartnerVersion } from './load-partners.ts'

type Props = { partner: EditedPartner; versions: PartnerVersion[] }

/** What a partner said before; an earlier version is brought back by a press. */
export function PartnerVersions({ partner, versions }: Props) {
  return (
    <Disclosure title="Versions" level={2} note={countOf(versions.length, 'version')}>
      <ol className={pageStyles.documents} reversed start={partner.version}>
        {versions.map((version) => (
          <li key={version.version} className={pageStyles.document}>
            <p className="own-line">
              {version.name}
              {version.ended && ' (ended)'}
            </p>
            <p className={pageStyles.changed}>
              {version.changed_at_utc === null
                ? 'Before anybody changed it'
                : lastChangeText({ ...version, changed_at_utc: version.changed_at_utc })}
            </p>
            {version.version !== partner.version && <BringBack partner={partner} version={version} />}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function BringBack({ partner, version }: { partner: EditedPartner; version: PartnerVersion }) {
  const { busy, run } = useBusy()
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState('')
  const bring = () =>
    run(async () => {
      const { name, ended } = version
      const params = { id: String(partner.id) }
      const reply = await browserApi('changePartner', { params, body: { name, ended, version: partner.version } })
      if (!reply.ok) return setRefusal(reply.failure.errors?.name?.[0] ?? reply.failure.error)
      alerts.show(doneNotice('Brought back', `Version ${version.version} stands again.`))
      await revalidate()
    })
  return (
    <>
      <BringBackButton version={version.version} busy={busy} onPress={bring} />
      <div role="status">{refusal && <p>{refusal}</p>}</div>
    </>
  )
}
