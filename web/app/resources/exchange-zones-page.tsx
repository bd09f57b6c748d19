import type { Client } from '@reable/contract/client'
import { useState } from 'react'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import type { Route } from './+types/exchange-zones-page'
import styles from './exchange-zones-page.module.css'
import { ChosenZone } from './map/chosen-zone.tsx'
import leafletStyles from './map/leaflet.css?url'
import { isOnMap } from './map/region.ts'
import type { ZoneChoice } from './map/zone.ts'
import { ZonesMap } from './map/zones-map.tsx'
import { ZoneCards } from './zone-cards.tsx'

const title = 'Community Exchange Zones'

async function load(api: Client) {
  const [content, zones] = await Promise.all([loadPage(api, title), listOrNothing(api('listSafeExchangeZones', {}))])
  return { content, zones: zones?.map((zone, at) => ({ ...zone, number: at + 1 })) }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title,
    path: addresses.exchangeZones,
    origin: loaderData?.origin,
    about: loaderData?.content?.introduction,
  })

export const links = () => [{ rel: 'stylesheet', href: leafletStyles }]

/** The exchange zones, as a list and on a map beside it. */
export default function ExchangeZonesPage({ loaderData: { content, zones = [] } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<ZoneChoice>()
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      {zones.length > 0 && (
        <div className={styles.sides}>
          <div id="map" className={styles.map} data-screen-only>
            <ZonesMap zones={zones.filter(isOnMap)} chosen={chosen} onChoose={(id) => setChosen({ id, by: 'map' })} />
            <ChosenZone zone={zones.find(({ id }) => id === chosen?.id)} />
          </div>
          <ZoneCards zones={zones} chosen={chosen?.id} onShow={(id) => setChosen({ id, by: 'list' })} />
        </div>
      )}
      <div className={styles.sides}>
        {content.before.length > 0 && (
          <div className={styles.before}>
            <Section heading={content.before_heading}>
              <RichText blocks={content.before} level={3} />
            </Section>
          </div>
        )}
        <div className={styles.connect}>
          <Section heading={content.connect_heading || title}>
            <RichText blocks={content.connect} level={3} />
            <Button to={addresses.contactUs} className={styles.step}>
              Connect With Us
            </Button>
          </Section>
        </div>
      </div>
    </Information>
  )
}
