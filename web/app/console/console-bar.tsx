import { mayDo } from '@reable/contract/volunteers/rules'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { currentMark } from '../shell/header/current-mark.ts'
import { closeDetails, useDismissal } from '../ui/drop-down/use-dismissal.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Link } from '../ui/link/link.tsx'
import styles from './console-bar.module.css'
import { type ConsoleSection, consoleGroups } from './console-sections.ts'
import { useRoom } from './may.tsx'

/** The navigation of the console: a column beside the page where there is room for it, else a menu that names the current section. */
export function ConsoleBar() {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissal(menu)
  const current = consoleGroups.flatMap(({ sections }) => sections).find((section) => markOf(pathname, section))
  const close = ({ target }: MouseEvent) => {
    const chosen = (target as Element).closest('a')
    if (!chosen || !menu.current) return
    // The focus goes on to the new page; where none comes it goes back to the menu.
    if (chosen.ariaCurrent === 'page') closeDetails(menu.current)
    else menu.current.open = false
  }
  return (
    <nav aria-label="Volunteers’ room">
      <div className={styles.column}>
        <Groups idPrefix="column" />
      </div>
      <details ref={menu} className={styles.menu}>
        <summary className={styles.summary}>
          <span className={styles.room}>Volunteers’ room</span>{' '}
          <span className={styles.current}>{current?.name ?? 'Sections'}</span>
          <Icon of={ChevronDown} className={styles.chevron} />
        </summary>
        <div className={styles.panel} onClickCapture={close}>
          <Groups idPrefix="menu" />
        </div>
      </details>
    </nav>
  )
}

/** All sections that this role may open, each list under the name of its group. */
function Groups({ idPrefix }: { idPrefix: string }) {
  const { role } = useRoom()
  const groups = consoleGroups.map(({ name, sections }) => ({
    name,
    id: `${idPrefix}-${name.replaceAll(' ', '-').toLowerCase()}`,
    sections: sections.filter(({ act }) => mayDo(act, role)),
  }))
  return groups.map(({ name, id, sections }) => (
    <div key={id}>
      <p id={id} className={styles.group}>
        {name}
      </p>
      <ul aria-labelledby={id} className={styles.sections}>
        {sections.map((section) => (
          <li key={section.to}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function SectionLink({ section }: { section: ConsoleSection }) {
  const { pathname } = useLocation()
  return (
    <Link to={section.to} className={styles.section} aria-current={markOf(pathname, section)}>
      <Icon of={section.icon} className={styles.icon} />
      {section.name}
    </Link>
  )
}

const markOf = (pathname: string, { to, also }: ConsoleSection) =>
  currentMark(pathname, to) ?? (also && currentMark(pathname, also) ? 'true' : undefined)
