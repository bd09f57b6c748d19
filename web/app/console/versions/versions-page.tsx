import type { Answer } from '@reable/contract/client'
import { type DocumentKind, documentKinds } from '@reable/contract/versions/rules'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import type { Difference } from '../../editing/difference.ts'
import { DifferenceList } from '../../editing/difference-list.tsx'
import { alerts } from '../../shell/alerts/alerts.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import type { Route } from './+types/versions-page'
import { BringBackButton } from './bring-back-button.tsx'
import { changeText } from './change-text.ts'
import { documents } from './documents.ts'
import { failed } from './loaded.ts'

type Version = Answer<'listVersions'>[number]

type Fields = Readonly<Record<string, unknown>>

/** What each field is called, in the order in which they are told. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  sort: 'What it is',
  language: 'Language',
  equipment_type_ids: 'Kinds, by number',
  label: 'Label',
  tooltip: 'Information',
  reason: 'Why it matters',
  synonyms: 'Also called',
  answer: 'How it is answered',
  unit: 'Unit',
  min: 'Least',
  max: 'Most',
  options: 'Choices',
  retired_options: 'Retired choices',
  filter: 'Filter',
  private: 'For its owner alone',
  retired: 'Retired',
  questions: 'Questions',
  what: 'What may not be listed',
  instead: 'Where it can go instead',
  action: 'What becomes of it',
  weight: 'Weight',
  threshold: 'Number',
  words: 'Words',
  waits: 'A volunteer always looks first',
  near_words: 'Words near them',
  warning: 'Warning',
  active: 'It counts',
  latitude: 'Latitude',
  longitude: 'Longitude',
  rank: 'Place in the list',
  closed: 'Closed for new listings',
}

/** Returns what differs between two versions, field by field. */
const versionDifferences = (before: Fields, after: Fields): Difference[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const [mine, theirs] = [textOf(before[name]), textOf(after[name])]
    return mine === theirs ? [] : [{ label, mine, theirs }]
  })

function textOf(value: unknown): string {
  if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) return 'Nothing'
  if (Array.isArray(value)) return value.map(itemText).join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

/** A question by its name, and whether it needs an answer. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const { field_name: name, field_required: isNeeded } = item as { field_name: string; field_required: boolean }
  return `${name.replaceAll('_', ' ')}${isNeeded ? ' (needed)' : ''}`
}

/** What the newest version that was not removed is called. */
function titleOfVersions(versions: readonly Version[]): string {
  const { fields } = versions.find((version) => version.fields) ?? {}
  return String(fields?.name ?? fields?.label ?? fields?.what ?? '')
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
    ? consolePageMeta(`Versions of ${titleOfVersions(data.versions)}`, true)
    : consolePageMeta('', false)

/** What a kind, a place or another thing with versions said, who changed it and when; an earlier version is brought back by a press. */
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
      <BackLink to={to}>Back to {section}</BackLink>
      <h1 ref={heading} tabIndex={-1}>
        Versions of {titleOfVersions(versions)}
      </h1>
      <ol className="stack gap-24" reversed start={versions[0]?.version}>
        {versions.map((version, at) => (
          <li key={version.version} className="stack card gap-16">
            <h2>Version {version.version}</h2>
            {at === 0 && <p>This is what stands now.</p>}
            <p className="quiet">{changeText(version)}</p>
            <Changes version={version} before={versions[at + 1]} />
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

function Changes({ version, before }: { version: Version; before: Version | undefined }) {
  if (!version.fields) return <p>It was removed.</p>
  if (!before?.fields) return null
  return (
    <DifferenceList
      differences={versionDifferences(before.fields, version.fields)}
      labels={['Before', 'From then on']}
    />
  )
}

type Props = {
  document: { kind: DocumentKind; key: string }
  version: Version
  /** The version that stands now. */
  current: number
  onBrought: () => Promise<void>
}

/** The button that brings back what a version says, as the newest version; it is checked like any other change. */
function BringBack({ document: { kind, key }, version, current, onBrought }: Props) {
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
      <div role="status">{refusal && <p className="measure">{refusal}</p>}</div>
    </May>
  )
}
