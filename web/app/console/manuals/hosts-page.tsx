import { readManualHosts } from '@reable/contract/manuals/rules'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow } from '../../editing/save-result.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/hosts-page'
import { type Hosts, loadHosts } from './load-manuals.ts'
import { hostRules } from './manual-values.ts'

export const loader = () => null

export const clientLoader = () => loadHosts(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Makers’ hosts', !!loaderData && 'hosts' in loaderData)

/** The page of the makers' hosts that links of manuals may lead to. */
export default function HostsPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={addresses.manuals}>Back to Manuals</BackLink>
      <h1>Makers’ hosts</h1>
      {loaded && 'failure' in loaded && <TryAgain message={loaded.failure.error} />}
      {loaded && 'hosts' in loaded && (
        <>
          <p className="measure">
            A manual may lead to these hosts and to no others. Please add only what belongs to a maker: a shop or a
            collection of manuals may ask people for money.
          </p>
          <HostsForm key={loaded.version} stored={loaded} />
          {loaded.version > 1 && (
            <p>
              <VersionsLink kind="manual_hosts" id="all" name="makers’ hosts" />
            </p>
          )}
        </>
      )}
    </>
  )
}

function HostsForm({ stored }: { stored: Hosts }) {
  const navigate = useNavigate()
  const send = async ({ hosts }: { hosts: string }) => {
    const body = { hosts: readManualHosts(hosts), version: stored.version }
    const reply = await browserApi('changeManualHosts', { body })
    if (!reply.ok) return refusalToShow(reply)
    alerts.show(doneNotice('Hosts saved', 'Manuals may lead to these now.'))
    await navigate(addresses.manuals)
    return undefined
  }
  return (
    <Form rules={hostRules} send={send} label="Makers’ hosts">
      <div className="stack wide-column gap-fields">
        <TextArea
          {...{ name: 'hosts', label: 'Hosts', rows: 14, value: stored.hosts.join('\n') }}
          hint="One in each line, such as maker.ca. What stands before it, such as www, belongs to it."
        />
      </div>
      <May act="change_manual">
        <Submit busyLabel="Saving…">Save</Submit>
      </May>
    </Form>
  )
}
