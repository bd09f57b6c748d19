import type { Client } from '@reable/contract/client'
import { useRouteLoaderData } from 'react-router'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Figures } from '../content/pages/figures.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/donate-page'
import { DonationForm } from './donation-form.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

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
