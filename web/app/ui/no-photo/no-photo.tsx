import ImageOff from 'lucide-react/icons/image-off'
import { Icon } from '../icon/icon.tsx'
import styles from './no-photo.module.css'

/** Fills the frame of a photo that is not there or not shown, so that nobody waits for it. */
export function NoPhoto() {
  return (
    <span className={`line gap-4 ${styles.noPhoto}`}>
      <Icon of={ImageOff} />
      No photo
    </span>
  )
}
