import type { Client } from '@reable/contract/client'
import type { ContentEntry } from '@reable/contract/content/lists'
import { ContentImage } from '../content/content-image.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Sponsored } from '../content/pages/sponsored.tsx'
import { PlaceLines } from '../content/place-lines.tsx'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/additional-services-page'
import styles from './services.module.css'

const title = 'Additional Services'

async function load(api: Client) {
  const [content, services] = await Promise.all([loadPage(api, title), listOrNothing(api('listServices', {}))])
  return { content, services }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title,
    path: addresses.additionalServices,
    origin: loaderData?.origin,
    about: loaderData?.content?.introduction,
  })

export default function AdditionalServicesPage({ loaderData: { content, services = [] } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      <Services services={services} />
    </Information>
  )
}

/** Services of other organisations, and how to reach them. */
export function Services({ services }: { services: readonly ContentEntry<'services'>[] }) {
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={service.id} className={`stack card gap-16 ${styles.service}`}>
          <ContentImage picture={service.logo} shape="logo" small />
          <div className="stack gap-8">
            {service.sponsored && <Sponsored />}
            <h2>{service.name}</h2>
            <p>{service.description}</p>
            <PlaceLines place={service} />
          </div>
        </li>
      ))}
    </ul>
  )
}
