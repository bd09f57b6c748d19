import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import type { Route } from './+types/partner-page'
import { loadPartner } from './load-partners.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerMembers } from './partner-members.tsx'
import { PartnerVersions } from './partner-versions.tsx'

export const loader = () => null

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => loadPartner(browserApi, id)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(data.partner.name, true) : consolePageMeta('', false)

/** A partner organisation: its name, its members, what it was called before. */
export default function PartnerPage({ loaderData: data }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={addresses.volunteerPartners}>Back to Partners</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such partner." />}
      {data.kind === 'loaded' && (
        <>
          <h1>{data.partner.name}</h1>
          <p className={pageStyles.changed}>{changeText(data.partner)}</p>
          <May act="change_partners">
            <PartnerForm key={data.partner.version} partner={data.partner} />
            <PartnerMembers partner={data.partner} />
            <PartnerVersions partner={data.partner} versions={data.versions} />
          </May>
        </>
      )}
    </>
  )
}

type Change = { version: number; changed_at_utc: string | null; changed_by: string | null }

const changeText = ({ changed_at_utc: at, ...change }: Change) =>
  at === null ? 'Nobody has changed it yet' : lastChangeText({ ...change, changed_at_utc: at })
