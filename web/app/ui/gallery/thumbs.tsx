import styles from './gallery.module.css'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

type Props = {
  live: boolean
  current: number
  pictures: readonly Picture[]
  goTo: (at: number) => void
}

/** The thumbnails: links to the large pictures until the script runs, then buttons for the slides. */
export function Thumbs({ live, current, pictures, goTo }: Props) {
  return (
    <ul className={styles.thumbs} data-screen-only>
      {pictures.map((picture, at) => {
        const content = (
          <>
            <span className="visually-hidden">
              Photo {at + 1} of {pictures.length}
            </span>
            <Photo picture={picture} fit="filling" alt="" />
          </>
        )
        return (
          <li key={picture.large}>
            {live ? (
              <button
                type="button"
                className={styles.thumb}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => goTo(at)}
              >
                {content}
              </button>
            ) : (
              <a href={picture.large} className={styles.thumb}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
