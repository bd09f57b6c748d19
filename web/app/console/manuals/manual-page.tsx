import { manualLabels } from '@reable/contract/manuals/rules'
import { useNavigate } from 'react-router'
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
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/manual-page'
import { loadManualToWrite, type ManualToWrite } from './load-manuals.ts'
import { type ManualValues, manualRulesFor } from './manual-values.ts'

export const loader = () => null

export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  toWrite: await loadManualToWrite(browserApi, id),
})

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New manual' : 'Change a manual')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  consolePageMeta(titleOf(id), !!loaderData?.toWrite && 'hosts' in loaderData.toWrite)

/** The page to write the link of a manual, or to change one. */
export default function ManualPage({ loaderData, params: { id } }: Route.ComponentProps) {
  if (!loaderData) return null
  const { toWrite } = loaderData
  return (
    <>
      <BackLink to={addresses.manuals}>Back to Manuals</BackLink>
      {!toWrite && <EmptyState level={1} title="There is no such manual." />}
      {toWrite && 'failure' in toWrite && <TryAgain message={toWrite.failure.error} level={1} />}
      {toWrite && 'hosts' in toWrite && (
        <>
          <h1>{titleOf(id)}</h1>
          <ManualForm key={`${id} ${toWrite.manual?.version}`} id={id} toWrite={toWrite} />
          {toWrite.manual && toWrite.manual.version > 1 && (
            <p>
              <VersionsLink kind="manual" id={Number(id)} name={toWrite.manual.title} />
            </p>
          )}
        </>
      )}
    </>
  )
}

/** The form of a manual, new or as it stands. */
function ManualForm({ id, toWrite: { hosts, manual } }: { id: string; toWrite: ManualToWrite }) {
  const navigate = useNavigate()
  const send = async ({ withdrawn, ...values }: ManualValues) => {
    const body = { ...values, address: values.address.trim() }
    const reply = manual
      ? await browserApi('changeManual', {
          params: { id },
          body: { ...body, withdrawn: withdrawn === true, version: manual.version },
        })
      : await browserApi('writeManual', { body })
    if (!reply.ok) return refusalToShow(reply)
    alerts.show(doneNotice('Manual saved', `${values.brand} ${values.model}`))
    await navigate(addresses.manuals)
    return undefined
  }
  return (
    <Form rules={manualRulesFor(hosts)} send={send} label={manual ? 'Change a manual' : 'Write a manual'}>
      <div className="stack wide-column gap-fields">
        <Texts initial={manual} />
        {manual && (
          <CheckBox name="withdrawn" ticked={manual.withdrawn}>
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

const Texts = ({ initial }: { initial: ManualToWrite['manual'] }) => (
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
