import type { ContentPicture } from '@reable/contract/content/fields'
import { ContentImage } from '../content/content-image.tsx'
import styles from './people.module.css'

type Person = { id: number; name: string; picture: ContentPicture; title?: string; narrative?: string }

/** People with their pictures, their titles and their narratives. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, picture, title, narrative }) => (
        <li key={id} className={styles.person}>
          <ContentImage picture={picture} shape="face" small />
          <h3>{name}</h3>
          {title && <p className={styles.title}>{title}</p>}
          {narrative && <p>{narrative}</p>}
        </li>
      ))}
    </ul>
  )
}
