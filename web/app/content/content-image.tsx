import type { ContentPicture } from '@reable/contract/content/fields'
import ImageOff from 'lucide-react/icons/image-off'
import UserRound from 'lucide-react/icons/user-round'
import styles from './content-image.module.css'

/** The shapes of pictures: what their place is like, whatever the picture. */
const shapes = {
  face: { width: 240, height: 240 },
  scene: { width: 720, height: 540 },
  logo: { width: 240, height: 160 },
  banner: { width: 1200, height: 400 },
}

type Props = {
  picture: ContentPicture
  shape: keyof typeof shapes
  /** The small form is enough. */
  small?: boolean
  /** Stands in the first window, so it is not waited for. */
  first?: boolean
  /** In place of what the picture says is seen on it. */
  alt?: string
}

/** A picture from the content service in a place of fixed shape; where there is none yet, the place says so quietly. */
export function ContentImage({ picture, shape, small = false, first = false, alt = picture.title }: Props) {
  const classes = `${styles.picture} ${styles[shape]}`
  if (!picture.url) return <NoPicture className={classes} person={shape === 'face'} />
  return (
    <img
      src={small && picture.thumbnail ? picture.thumbnail : picture.url}
      alt={alt}
      {...shapes[shape]}
      className={classes}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}

function NoPicture({ className, person }: { className: string; person: boolean }) {
  const Drawing = person ? UserRound : ImageOff
  return (
    <span className={`${className} ${styles.none}`} aria-hidden="true">
      <Drawing size="2.5rem" strokeWidth={1.5} />
    </span>
  )
}
