import type { Client } from '@reable/contract/client'
import { useLocation, useNavigate } from 'react-router'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage, revalidateOnNewPath } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Tabs } from '../ui/tabs/tabs.tsx'
import type { Route } from './+types/partners-page'
import { ChooseGroup } from './choose-group.tsx'
import { addressOfGroup, groupOf, groups, shownGroups } from './groups.ts'
import { PartnerCards } from './partner-cards.tsx'
import styles from './partners-page.module.css'

const title = 'Our Partners'

async function load(api: Client) {
  const [content, partners] = await Promise.all([loadPage(api, title), listOrNothing(api('listPartners', {}))])
  return { content, partners }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)
export const shouldRevalidate = revalidateOnNewPath

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.partners, origin: loaderData?.origin, about: loaderData?.content?.introduction })

export default function PartnersPage({ loaderData: { content, partners } }: Route.ComponentProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  if (!content) return <PageUnavailable title={title} />
  const chosen = groupOf(search)
  const choose = (value: string) => navigate(addressOfGroup(value), { preventScrollReset: true })
  const tabs = groups.map(({ value, label }) => ({
    label,
    href: addressOfGroup(value),
    current: value === chosen.value,
    onChoose: () => choose(value),
  }))
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      {partners && (
        <div className={styles.partners}>
          <div className={styles.tabs}>
            <Tabs label="Kinds of partners" tabs={tabs} />
          </div>
          <ChooseGroup value={chosen.value} onChoose={choose} />
          {shownGroups(chosen)
            .filter(({ list }) => partners[list].length > 0)
            .map(({ list, heading }) => (
              <Section key={list} heading={heading}>
                <PartnerCards partners={partners[list]} />
              </Section>
            ))}
        </div>
      )}
      <div className={styles.connect}>
        <Section heading={content.connect_heading}>
          <RichText blocks={content.connect} level={3} />
          <Button to={addresses.contactUs} className={styles.step}>
            Let's Connect
          </Button>
        </Section>
      </div>
    </Information>
  )
}
