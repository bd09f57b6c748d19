import type { MouseEvent } from 'react'
import styles from './gallery.module.css'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

type Props = {
  picture: Picture
  first?: boolean
  /** Leaves the slide out of the tab order, because the controls have a button for it and "Stop" must come first. */
  skipTab?: boolean
  onEnlarge?: ((event: MouseEvent) => void) | undefined
}

/** A picture that links to its large version. */
export function Slide({ picture, first = false, skipTab = false, onEnlarge }: Props) {
  return (
    <a
      href={picture.large}
      className={styles.large}
      onClick={onEnlarge}
      tabIndex={skipTab ? -1 : undefined}
      draggable={false}
    >
      <span className="visually-hidden">Full size: </span>
      <Photo picture={picture} fit="whole" sizes="(min-width: 990px) 716px, calc(100vw - 32px)" first={first} />
    </a>
  )
}
