import type { Client } from '@reable/contract/client'
import type { ContentEntry } from '@reable/contract/content/lists'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ContentImage } from '../content/content-image.tsx'
import { ExternalLinkButton } from '../content/external-link-button.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage, revalidateOnNewPath } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { Sponsored } from '../content/pages/sponsored.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { report } from '../shell/analytics/analytics.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Select } from '../ui/select/select.tsx'
import { Tabs } from '../ui/tabs/tabs.tsx'
import type { Route } from './+types/partners-page'
import chooseGroupStyles from './choose-group.module.css'
import partnerCardsStyles from './partner-cards.module.css'
import styles from './partners-page.module.css'

const all = { value: 'all', label: 'All' } as const

const kinds = [
  { value: 'funding', label: 'Funding', heading: 'Funding partners', list: 'funding_partners' },
  { value: 'non-profits', label: 'Non-Profits', heading: 'Non-profit partners', list: 'non_profits_partners' },
  { value: 'corporate', label: 'Corporate', heading: 'Corporate partners', list: 'corporate_partners' },
] as const

/** The groups of partners, in the order of the tabs. */
const groups = [all, ...kinds]

type Group = (typeof groups)[number]

/** Returns the group that an address names; the group of all partners if it names none that exists. */
function groupOf(search: string): Group {
  const requested = new URLSearchParams(search).get('group')
  return groups.find(({ value }) => value === requested) ?? all
}

const addressOfGroup = (value: string): string =>
  value === all.value ? addresses.partners : `${addresses.partners}?group=${value}`

/** The lists that are shown for a group, in their order. */
const shownGroups = (chosen: Group) => kinds.filter(({ value }) => chosen.value === all.value || value === chosen.value)

const options = groups.map(({ value, label }) => ({ value, text: label }))

type Props = { value: string; onChoose: (value: string) => void }

/** Replaces the tabs on a narrow screen: a select element, with a button that submits it without a script. */
function ChooseGroup({ value, onChoose }: Props) {
  return (
    <form action={addresses.partners} className={`stack gap-8 ${chooseGroupStyles.form}`}>
      <label htmlFor="group">Show</label>
      <Select
        id="group"
        name="group"
        options={options}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
      <Button type="submit" className={chooseGroupStyles.send}>
        Show these
      </Button>
    </form>
  )
}

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
        <div className="stack gap-32">
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
      <div className={`panel ${styles.connect}`}>
        <Section heading={content.connect_heading}>
          <RichText blocks={content.connect} level={3} />
          <Button to={addresses.contactUs} className="self-start">
            Let's Connect
          </Button>
        </Section>
      </div>
    </Information>
  )
}

/** The cards of partners. Below 1025 px a card is short and opens a dialog with the rest. */
function PartnerCards({ partners }: { partners: readonly Partner[] }) {
  const [opened, setOpened] = useState<Partner>()
  return (
    <>
      <ul className="tiles gap-24">
        {partners.map((partner) => (
          <li key={partner.id} className={`card ${partnerCardsStyles.card}`}>
            <ContentImage picture={partner.logo} shape="logo" small />
            {partner.sponsored && <Sponsored />}
            <h3>{partner.name}</h3>
            <p className={partnerCardsStyles.description}>{partner.description}</p>
            <div className={partnerCardsStyles.whole}>
              <LearnMore partner={partner} />
            </div>
            <button type="button" className={partnerCardsStyles.open} onClick={() => setOpened(partner)}>
              Read more<span className="visually-hidden"> about {partner.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened && <PartnerDialog partner={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** The whole content of a partner's card, in a dialog. */
function PartnerDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  return (
    <Dialog title={partner.name} onClose={onClose}>
      <div className="stack start gap-16">
        <ContentImage picture={partner.logo} shape="logo" small />
        {partner.sponsored && <Sponsored />}
        <p>{partner.description}</p>
        <LearnMore partner={partner} />
      </div>
    </Dialog>
  )
}

type Partner = ContentEntry<'partners'>

type PartnerCardsProps = { partner: Pick<ContentEntry<'partners'>, 'name' | 'url'> }

/** The link to a partner's own site; following it is counted, without the person. (GEN-16) */
function LearnMore({ partner: { name, url } }: PartnerCardsProps) {
  return (
    <ExternalLinkButton
      to={url}
      about={`about ${name}`}
      onClick={() => report({ event: 'partner_link_followed', partner: name })}
    >
      Learn More
    </ExternalLinkButton>
  )
}
