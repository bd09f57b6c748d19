import type { Client } from '@reable/contract/client'
import { organisation } from '@reable/contract/organisation'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { callAddress } from '../content/call-address.ts'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Figures } from '../content/pages/figures.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import type { Route } from './+types/donate-page'
import styles from './donation-form.module.css'
import waysToPayStyles from './ways-to-pay.module.css'

const title = 'Donate'
const load = async (api: Client) => ({ content: await loadPage(api, 'Donate Page') })

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.donate, origin: loaderData?.origin, about: loaderData?.content?.text })

/** The page about donations: the form of another site where one is configured, and the other ways to give. */
export default function DonatePage({ loaderData: { content } }: Route.ComponentProps) {
  const form = useRouteLoaderData<typeof rootLoader>('root')?.donationForm
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading} introduction={content.text}>
      {form && <DonationForm address={form} />}
      <Section heading={form ? 'Other ways to give' : 'Ways to give'}>
        <WaysToPay />
        <RichText blocks={content.other_ways} level={3} />
      </Section>
      <Section heading="What your gift keeps going">
        <Figures figures={content.figures} />
      </Section>
    </Information>
  )
}

/** The donation form of another site, in a frame with only the permissions that a form needs, and a link for where it fails. */
export function DonationForm({ address }: { address: string }) {
  return (
    <Section heading="Give online">
      <p>
        The form below comes from {new URL(address).host}, which takes your gift. If you do not see it, open it in a
        page of its own.
      </p>
      <Button variant="next" href={address} target="_blank" rel="noopener" onward={ArrowUpRight} className="self-start">
        Open the donation form
        <span className="visually-hidden"> (opens another site in a new page)</span>
      </Button>
      <iframe
        src={address}
        title="Donation form"
        className={styles.form}
        loading="lazy"
        // It is of another site, so its own origin gives it no access to ours. A payment may open a window of the bank.
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        // The buttons of the wallets of a phone or a browser.
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        data-screen-only
      />
    </Section>
  )
}

/** The facts about the organisation that a gift needs. */
type Facts = Record<'name' | 'email' | 'postalAddress' | 'phone', string>

/** The ways to give without a form, each with the address that it needs. */
function WaysToPay({ facts: { name, email, postalAddress, phone } = organisation }: { facts?: Facts }) {
  return (
    <ul className={waysToPayStyles.ways}>
      <WayToPay title="By e-transfer">
        <p>From your bank’s website or app. Write to us first, and we tell you how:</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </WayToPay>
      <WayToPay title="By cheque">
        <p>Make it out to {name} and mail it to:</p>
        <address>
          {name}
          <br />
          {postalAddress}
        </address>
      </WayToPay>
      {phone && (
        <WayToPay title="Ask us by phone">
          <p>A volunteer answers, or calls you back:</p>
          <p>
            <a href={callAddress(phone)}>{phone}</a>
          </p>
        </WayToPay>
      )}
    </ul>
  )
}

const WayToPay = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={`stack card gap-8 ${waysToPayStyles.way}`}>
    <h3>{title}</h3>
    {children}
  </li>
)
