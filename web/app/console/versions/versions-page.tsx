import type { Answer } from '@reable/contract/client'
import { findDocument } from '@reable/contract/content/documents'
import { documentKinds } from '@reable/contract/versions/rules'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { DifferenceList } from '../../editing/difference-list.tsx'
import { alerts } from '../../shell/alerts/alerts.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import { documentLabels } from '../pages/document/document-labels.ts'
import type { Route } from './+types/versions-page'
import { changeText } from './change-text.ts'
import { documents } from './documents.ts'
import { failed } from './loaded.ts'
import { type VersionedDocument, versionDifferences, versionTexts } from './version-texts.ts'

type Version = Answer<'listVersions'>[number]

/** What it is called in the newest version that was not removed. */
function titleOfVersions({ kind, key }: VersionedDocument, versions: readonly Version[]): string {
  if (kind === 'manual_hosts') return 'makers’ hosts'
  const content = findDocument(kind, key)
  if (content) return documentLabels(content).title
  const { fields } = versions.find((version) => version.fields) ?? {}
  return String(fields?.name ?? fields?.label ?? fields?.what ?? fields?.title ?? '')
}

export const loader = () => null

export const clientLoader = async ({ params: { kind: name, key } }: Route.ClientLoaderArgs) => {
  const kind = documentKinds.find((one) => one === name)
  if (!kind) return { kind: 'none' } as const
  const reply = await browserApi('listVersions', { params: { kind, key } })
  if (!reply.ok) return failed(reply)
  return { kind: 'loaded', document: { kind, key }, versions: reply.data } as const
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded'
    ? consolePageMeta(`Versions of ${titleOfVersions(data.document, data.versions)}`, true)
    : consolePageMeta('', false)

/** What something said before, who changed it and when; an earlier version is brought back by a press. */
export default function VersionsPage({ loaderData: data }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  if (!data) return null
  if (data.kind === 'none') return <EmptyState level={1} title="There is nothing at this address." />
  if (data.kind === 'failed') return <TryAgain message={data.sentence} level={1} />
  const onBrought = async () => {
    await revalidate()
    heading.current?.focus()
  }
  const { document, versions } = data
  const { to, section } = documents[document.kind]
  return (
    <>
      <BackLink to={to(document.key)}>Back to {section}</BackLink>
      <h1 ref={heading} tabIndex={-1}>
        Versions of {titleOfVersions(document, versions)}
      </h1>
      <ol className="stack gap-24" reversed start={versions[0]?.version}>
        {versions.map((version, at) => (
          <li key={version.version} className="stack card gap-16">
            <h2>Version {version.version}</h2>
            {at === 0 && <p>This is the current version.</p>}
            <p className="quiet">{changeText(version)}</p>
            <Changes document={document} version={version} before={versions[at + 1]} />
            {at > 0 && version.fields && (
              <BringBack
                document={document}
                version={version}
                current={versions[0]?.version ?? 1}
                onBrought={onBrought}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

type ChangesProps = { document: VersionedDocument; version: Version; before: Version | undefined }

/** What a version changed, and behind a press all that it says. */
function Changes({ document, version, before }: ChangesProps) {
  if (!version.fields) return <p>It was removed.</p>
  return (
    <>
      {before?.fields && (
        <DifferenceList
          differences={versionDifferences(document, before.fields, version.fields)}
          labels={['Before', 'After']}
        />
      )}
      <Disclosure title={`All of version ${version.version}`}>
        <dl className="stack gap-12">
          {versionTexts(document, version.fields).map(({ label, text }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd className="as-written">{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  )
}

type Props = {
  document: VersionedDocument
  version: Version
  /** The version that stands now. */
  current: number
  onBrought: () => Promise<void>
}

const changedMeanwhile = 'Somebody else has just changed this. Nothing is brought back yet. You now see their version.'

/** The button that brings back what a version says, as the newest version; it is checked like any other change. */
function BringBack({ document: { kind, key }, version, current, onBrought }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { revalidate } = useRevalidator()
  const { act, save } = documents[kind]
  const bring = async () => {
    setBusy(true)
    const reply = await save(key, { ...version.fields, version: current })
    setBusy(false)
    if (!reply.ok) {
      const { error, errors } = reply.failure
      setRefusal(reply.status === 409 ? changedMeanwhile : [error, ...Object.values(errors ?? {}).flat()].join(' '))
      return reply.status === 409 ? revalidate() : undefined
    }
    alerts.show(doneNotice('Brought back', `Version ${version.version} is the current one again.`))
    await onBrought()
  }
  return (
    <May act={act}>
      <p>
        <Button variant="other" busy={busy} busyLabel="Bringing it back…" onClick={bring}>
          Bring it back<span className="visually-hidden"> (version {version.version})</span>
        </Button>
      </p>
      <div role="status">{refusal && <p className="measure">{refusal}</p>}</div>
    </May>
  )
}
