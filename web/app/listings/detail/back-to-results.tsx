import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { useBrowserValue } from '../../state/in-browser.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { isPlainPress } from '../../ui/link/is-plain-press.ts'
import { Link } from '../../ui/link/link.tsx'
import { isListBehind, lastList } from '../browse/last-list.ts'
import styles from './back-to-results.module.css'

/** To the list one came from, with its filters; by one step back in history where that is the list, else by its address. */
export function BackToResults() {
  const navigate = useNavigate()
  const address = useBrowserValue(lastList) ?? addresses.listings
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event) || !isListBehind()) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <p className={styles.back} data-screen-only>
      <Icon of={ArrowLeft} />
      <Link to={address} onClick={goBack}>
        Back to results
      </Link>
    </p>
  )
}
