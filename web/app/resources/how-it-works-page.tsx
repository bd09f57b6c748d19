import type { Client } from '@reable/contract/client'
import type { ContentPage } from '@reable/contract/content/pages'
import { useLocation, useNavigate } from 'react-router'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage, revalidateOnNewPath } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Tabs } from '../ui/tabs/tabs.tsx'
import type { Route } from './+types/how-it-works-page'
import styles from './how-it-works-page.module.css'
import { HowToVideo } from './how-to-video.tsx'
import stepsStyles from './steps.module.css'

const title = 'How It Works'
const load = async (api: Client) => ({ content: await loadPage(api, title) })

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)
export const shouldRevalidate = revalidateOnNewPath

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.howItWorks, origin: loaderData?.origin, about: loaderData?.content?.introduction })

const sell = { href: addresses.howItWorks, label: 'Sell', step: 'Create Listing', to: addresses.createListing }
const find = {
  href: `${addresses.howItWorks}?steps=find`,
  label: 'Find',
  step: 'See the listings',
  to: addresses.listings,
}

export default function HowItWorksPage({ loaderData: { content } }: Route.ComponentProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  if (!content) return <PageUnavailable title={title} />
  const shown = new URLSearchParams(search).get('steps') === 'find' ? find : sell
  const tabs = [sell, find].map(({ href, label }) => ({
    label,
    href,
    current: href === shown.href,
    onChoose: () => navigate(href, { preventScrollReset: true }),
  }))
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      <div>
        <Tabs label="What you want to do" tabs={tabs} />
        <section className={`stack start gap-24 ${styles.panel}`} aria-label={shown.label}>
          <Steps steps={shown === sell ? content.sell_steps : content.find_steps} />
          <Button variant="next" to={shown.to}>
            {shown.step}
          </Button>
        </section>
      </div>
      <Section heading={content.video_heading}>
        <HowToVideo title={content.video_heading} />
        <RichText blocks={content.video_text} level={3} />
      </Section>
    </Information>
  )
}

/** Numbered steps. */
function Steps({ steps }: { steps: ContentPage<'How It Works'>['sell_steps'] }) {
  return (
    <ol className="stack gap-24">
      {steps.map(({ title, text }, at) => (
        <li key={title} className={stepsStyles.step}>
          <span className={`small-heading ${stepsStyles.number}`} aria-hidden="true">
            {at + 1}
          </span>
          <div className={`stack gap-8 ${stepsStyles.words}`}>
            <h2>{title}</h2>
            <RichText blocks={text} level={3} />
          </div>
        </li>
      ))}
    </ol>
  )
}
