import type { Level } from '@reable/contract/health/rules'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './finding-list.module.css'
import type { Health } from './load-health.ts'

/** Each level has a shape and a word of its own beside its colour. */
const marks: Record<Level, { icon: LucideIcon; word: string; style: string | undefined }> = {
  good: { icon: CircleCheck, word: 'Good', style: styles.good },
  weak: { icon: TriangleAlert, word: 'Needs a look', style: styles.weak },
  broken: { icon: CircleX, word: 'Does not work', style: styles.broken },
}

/** What was looked at, the worst first. */
export function FindingList({ findings }: Pick<Health, 'findings'>) {
  const order: Level[] = ['broken', 'weak', 'good']
  const sorted = findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level))
  return (
    <ul className={styles.list}>
      {sorted.map(({ about, level, sentence }) => {
        const { icon, word, style } = marks[level]
        return (
          <li key={about} className={styles.finding}>
            <span className={`${styles.mark} ${style}`}>
              <Icon of={icon} />
              {word}
            </span>
            <span>{sentence}</span>
          </li>
        )
      })}
    </ul>
  )
}
