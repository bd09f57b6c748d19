import { manualLabels } from '@reable/contract/manuals/rules'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow } from '../../editing/save-result.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import type { Route } from './+types/manual-page'
import { EarlierVersions } from './earlier-versions.tsx'
import { loadManualToWrite, type ManualToWrite, type ManualVersion } from './load-manuals.ts'
import { manualAddress } from './manual-addresses.ts'
import { type ManualValues, manualRulesFor } from './manual-values.ts'

export const loader = () => null

export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  toWrite: await loadManualToWrite(browserApi, id),
})

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New manual' : 'Change a manual')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  consolePageMeta(titleOf(id), !!loaderData?.toWrite && 'versions' in loaderData.toWrite)

/** The page to write the link of a manual, or to change one. */
export default function ManualPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  if (!loaderData) return null
  const { toWrite } = loaderData
  const version = Number(asked.get('version')) || undefined
  return (
    <>
      <BackLink to={addresses.manuals}>Back to Manuals</BackLink>
      {!toWrite && <EmptyState level={1} title="There is no such manual." />}
      {toWrite && 'failure' in toWrite && <TryAgain message={toWrite.failure.error} level={1} />}
      {toWrite && 'versions' in toWrite && (
        <>
          <h1>{titleOf(id)}</h1>
          <ManualForm key={`${id} ${version}`} toWrite={toWrite} version={version} />
          <EarlierVersions versions={toWrite.versions} address={manualAddress(Number(id))} />
        </>
      )}
    </>
  )
}

type Props = {
  toWrite: ManualToWrite
  /** An older one, to take up again. */
  version: number | undefined
}

/** The form of a manual, new or as it stands, or of an older version that becomes a new one. */
function ManualForm({ toWrite: { hosts, versions }, version }: Props) {
  const navigate = useNavigate()
  const [now] = versions
  const initial = versions.find((one) => one.version === version) ?? now
  const send = async ({ withdrawn, ...values }: ManualValues) => {
    const body = { ...values, address: values.address.trim() }
    const reply = now
      ? await browserApi('changeManual', {
          params: { id: String(now.id) },
          body: { ...body, withdrawn: withdrawn === true, version: now.version },
        })
      : await browserApi('writeManual', { body })
    if (!reply.ok) return refusalToShow(reply)
    alerts.show(doneNotice('Manual saved', `${values.brand} ${values.model}`))
    await navigate(addresses.manuals)
    return undefined
  }
  return (
    <Form rules={manualRulesFor(hosts)} send={send} label={now ? 'Change a manual' : 'Write a manual'}>
      <div className="stack wide-column gap-fields">
        <Texts initial={initial} />
        {now && (
          <CheckBox name="withdrawn" ticked={initial?.withdrawn === true}>
            This manual is withdrawn: it is shown nowhere
          </CheckBox>
        )}
      </div>
      <May act="change_manual">
        <Submit busyLabel="Saving…">Save</Submit>
      </May>
    </Form>
  )
}

const Texts = ({ initial }: { initial: ManualVersion | undefined }) => (
  <>
    <TextField name="brand" label={manualLabels.brand} value={initial?.brand} />
    <TextField
      {...{ name: 'model', label: manualLabels.model, value: initial?.model }}
      hint="As on the label. Blanks, hyphens, small letters, and O for 0 make no difference."
    />
    <TextField
      {...{ name: 'title', label: manualLabels.title, value: initial?.title }}
      hint="What people read, such as “Go-Go Traveller: owner’s manual”."
    />
    <TextField
      {...{ name: 'address', label: manualLabels.address, value: initial?.address }}
      {...{ inputMode: 'url' as const, autoCapitalize: 'none' }}
      hint="At its maker’s, beginning with https://."
    />
  </>
)
