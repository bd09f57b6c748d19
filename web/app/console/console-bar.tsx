import { mayDo } from '@reable/contract/volunteers/rules'
import { useLocation } from 'react-router'
import styles from '../accounts/page/account-tabs.module.css'
import { currentMark } from '../shell/header/current-mark.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Link } from '../ui/link/link.tsx'
import { consoleSections } from './console-sections.ts'
import { useRoom } from './may.tsx'

/** The navigation of the console, styled like that of one's account. */
export function ConsoleBar() {
  const { pathname } = useLocation()
  const { role } = useRoom()
  const sections = consoleSections.filter(({ act }) => mayDo(act, role))
  return (
    <nav className={styles.bar} aria-label="Volunteers’ room">
      <ul className={styles.tray}>
        {sections.map(({ to, icon, name }) => (
          <li key={to}>
            <Link to={to} className={styles.tab} aria-current={currentMark(pathname, to)}>
              <Icon of={icon} className={styles.icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
