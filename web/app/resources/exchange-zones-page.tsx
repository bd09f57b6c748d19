import type { Client } from '@reable/contract/client'
import MapIcon from 'lucide-react/icons/map'
import { type MouseEvent, useState } from 'react'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { PlaceLines } from '../content/place-lines.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { isPlainPress } from '../ui/link/is-plain-press.ts'
import type { Route } from './+types/exchange-zones-page'
import styles from './exchange-zones-page.module.css'
import chosenZoneStyles from './map/chosen-zone.module.css'
import leafletStyles from './map/leaflet.css?url'
import { isOnMap } from './map/region.ts'
import type { Zone, ZoneChoice } from './map/zone.ts'
import { ZonesMap } from './map/zones-map.tsx'
import zoneCardsStyles from './zone-cards.module.css'

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
        <div className={`stack gap-24 ${styles.sides}`}>
          <div id="map" className={`stack gap-12 ${styles.map}`} data-screen-only>
            <ZonesMap zones={zones.filter(isOnMap)} chosen={chosen} onChoose={(id) => setChosen({ id, by: 'map' })} />
            <ChosenZone zone={zones.find(({ id }) => id === chosen?.id)} />
          </div>
          <ZoneCards zones={zones} chosen={chosen?.id} onShow={(id) => setChosen({ id, by: 'list' })} />
        </div>
      )}
      <div className={`stack gap-24 ${styles.sides}`}>
        {content.before.length > 0 && (
          <div className={`panel ${styles.before}`}>
            <Section heading={content.before_heading}>
              <RichText blocks={content.before} level={3} />
            </Section>
          </div>
        )}
        <div className={`panel ${styles.connect}`}>
          <Section heading={content.connect_heading || title}>
            <RichText blocks={content.connect} level={3} />
            <Button to={addresses.contactUs} className="self-start">
              Connect With Us
            </Button>
          </Section>
        </div>
      </div>
    </Information>
  )
}

/** The name of the chosen zone below the map, announced to people who do not see the pin. */
function ChosenZone({ zone }: { zone: Zone | undefined }) {
  return (
    <div role="status" className={`tall-links ${chosenZoneStyles.zone}`}>
      {zone ? (
        <>
          <p>
            <strong>
              {zone.number}. {zone.name}
            </strong>
          </p>
          <a href={`#${addressOfZone(zone)}`}>See it in the list</a>
        </>
      ) : (
        <p>
          Each number on the map is a place in the list.
          <span className={chosenZoneStyles.byTouch}> Two fingers move the map.</span>
        </p>
      )}
    </div>
  )
}

type Props = {
  zones: readonly Zone[]
  chosen: number | undefined
  onShow: (id: number) => void
}

/** The list of exchange zones; each can be shown on the map. */
function ZoneCards({ zones, chosen, onShow }: Props) {
  return (
    <ol className="stack gap-16">
      {zones.map((zone) => (
        <li
          key={zone.id}
          id={addressOfZone(zone)}
          tabIndex={-1}
          className={`card ${zoneCardsStyles.zone}`}
          aria-current={zone.id === chosen ? 'true' : undefined}
        >
          <span className={zoneCardsStyles.number}>{zone.number}</span>
          <div className={`stack gap-8 ${zoneCardsStyles.words}`}>
            <h2 className="small-heading">{zone.name}</h2>
            {zone.closed && <p className="bold">Closed for now. Please choose another place to meet.</p>}
            <p>{zone.description}</p>
            {zone.hours && <p>{zone.hours}</p>}
            <PlaceLines place={zone} />
            {isOnMap(zone) && <ShowOnMap name={zone.name} onShow={() => onShow(zone.id)} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

const addressOfZone = ({ number }: Zone) => `zone-${number}`

/** A link to the map. With a script it moves the map, which is scrolled into view where it is not beside the list. */
function ShowOnMap({ name, onShow }: { name: string; onShow: () => void }) {
  const show = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onShow()
    document.getElementById('map')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Button href="#map" icon={MapIcon} size="small" className="self-start" onClick={show} data-screen-only>
      Show on the map<span className="visually-hidden"> ({name})</span>
    </Button>
  )
}
