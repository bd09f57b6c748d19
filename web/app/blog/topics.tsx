import type { ContentPage } from '@reable/contract/content/pages'
import styles from './topics.module.css'

/** The topics of the blog. */
export function Topics({ topics }: { topics: ContentPage<'Our Blog'>['topics'] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
