import type { MouseEvent } from 'react'
import styles from './gallery.module.css'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

type Props = {
  picture: Picture
  first?: boolean
  /** The same step stands as a button among the controls, so that "Stop" comes first for the keyboard. */
  skipTab?: boolean
  onEnlarge?: ((event: MouseEvent) => void) | undefined
}

/** A picture that leads to its large form. */
export function Slide({ picture, first = false, skipTab: beside = false, onEnlarge }: Props) {
  return (
    <a
      href={picture.large}
      className={styles.large}
      onClick={onEnlarge}
      tabIndex={beside ? -1 : undefined}
      draggable={false}
    >
      <span className="visually-hidden">Full size: </span>
      <Photo picture={picture} fit="whole" sizes="(min-width: 990px) 716px, 100vw" first={first} />
    </a>
  )
}
