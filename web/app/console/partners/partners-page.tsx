import { href, useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow } from '../../editing/save-result.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { countOf } from '../../ui/count-of.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import type { Route } from './+types/partners-page'
import { loadPartners, type PartnerSummary } from './load-partners.ts'
import { partnerRules } from './partner-rules.ts'

const partnerAddress = (id: number): string => href('/console/partners/:id', { id: String(id) })

/** Where the cards of the page Our Partners are written. */
const partnersListAddress = href('/console/pages/:kind/:name', { kind: 'list', name: 'partners' })

export const loader = () => null

export const clientLoader = () => loadPartners(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta('Partners', loaderData?.kind === 'loaded')

/** The partner organisations, and the form that makes another one. */
export default function PartnersPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>Partners</h1>
      <p className="measure">
        Organisations whose members list equipment for them. Each of these listings carries the name of its partner. The
        public page Our Partners does not know them: its cards are written under{' '}
        <TextLink to={partnersListAddress}>Pages</TextLink>.
      </p>
      <May act="change_partners">
        {data?.kind === 'failed' && <TryAgain message={data.sentence} />}
        {data?.kind === 'loaded' && (
          <>
            <PartnerList partners={data.partners} />
            <NewPartner />
          </>
        )}
      </May>
    </>
  )
}

function PartnerList({ partners }: { partners: PartnerSummary[] }) {
  return (
    <ul className="wide-tiles gap-12">
      {partners.map(({ id, name, ended, members, posts }) => (
        <li key={id} className="slim-card">
          <Link to={partnerAddress(id)} className="target">
            {name}
          </Link>
          <p className="quiet">
            {ended && <strong>Ended. </strong>}
            {countOf(members, 'member')}, {countOf(posts, 'listing')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function NewPartner() {
  const navigate = useNavigate()
  const send = async ({ name }: { name: string }) => {
    const reply = await browserApi('createPartner', { body: { name } })
    if (!reply.ok) return refusalToShow(reply)
    alerts.showOnNextPage(doneNotice('Saved', reply.data.name))
    await navigate(partnerAddress(reply.data.id))
    return undefined
  }
  return (
    <section aria-labelledby="new-partner" className="stack gap-12">
      <h2 id="new-partner">New partner</h2>
      <Form rules={partnerRules} send={send} label="New partner">
        <TextField name="name" label="Name" hint="As it stands on each listing of its members." autoComplete="off" />
        <Submit busyLabel="Saving…">Save</Submit>
      </Form>
    </section>
  )
}
