import type { ContentPage } from '@reable/contract/content/pages'
import { ContentImage } from '../content/content-image.tsx'
import { ContentLink } from '../content/content-link.tsx'
import styles from './resource-cards.module.css'

/** The links to the pages below this one, each as a card. */
export function ResourceCards({ cards }: { cards: ContentPage<'Resources'>['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, address, picture }) => (
        <li key={address} className={styles.card}>
          <ContentImage picture={picture} shape="scene" first />
          <div className={styles.words}>
            <h2>
              <ContentLink to={address}>{title}</ContentLink>
            </h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
