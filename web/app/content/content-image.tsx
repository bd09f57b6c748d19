import type { ContentPicture } from '@reable/contract/content/fields'
import ImageOff from 'lucide-react/icons/image-off'
import UserRound from 'lucide-react/icons/user-round'
import styles from './content-image.module.css'

/** The shapes of the frames for pictures, whatever the picture's own shape. */
const shapes = {
  face: { width: 240, height: 240 },
  scene: { width: 720, height: 540 },
  logo: { width: 240, height: 160 },
  banner: { width: 1200, height: 400 },
}

type Props = {
  picture: ContentPicture
  shape: keyof typeof shapes
  /** Uses the small version. */
  small?: boolean
  /** It is in the first view, so it is not loaded lazily. */
  first?: boolean
  /** Replaces the picture's own text alternative. */
  alt?: string
}

/** A picture from the content service in a frame of fixed shape; without a picture the frame shows a quiet placeholder. */
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
