import type { ContentEntry } from '@reable/contract/content/lists'
import { ContentImage } from '../content/content-image.tsx'
import { Sponsored } from '../content/pages/sponsored.tsx'
import { PlaceLines } from '../content/place-lines.tsx'
import styles from './services.module.css'

/** Services of other organisations, and how to reach them. */
export function Services({ services }: { services: readonly ContentEntry<'services'>[] }) {
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={service.id} className={styles.service}>
          <ContentImage picture={service.logo} shape="logo" small />
          <div className={styles.words}>
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
