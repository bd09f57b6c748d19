import type { FitVerdict } from '@reable/contract/fit/types'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import EqualApproximately from 'lucide-react/icons/equal-approximately'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ListedVerdict } from '../judging/judge-listings.ts'
import styles from './verdict-line.module.css'

/** Each verdict has a shape of its own beside its words and colour. */
export const verdictMarks: Record<FitVerdict, LucideIcon> = {
  fits: CircleCheck,
  may_fit: EqualApproximately,
  unknown: CircleQuestionMark,
  does_not_fit: CircleX,
}

const classes: Record<FitVerdict, string | undefined> = {
  fits: styles.fits,
  may_fit: styles.mayFit,
  unknown: styles.unknown,
  does_not_fit: styles.doesNotFit,
}

type Props = ListedVerdict & { className?: string | undefined }

/** A verdict in words with its mark: "May fit: seat 1 in wide". */
export const VerdictLine = ({ className, ...verdict }: Props) => (
  <p className={className}>
    <VerdictLabel {...verdict} />
  </p>
)

/** The same within a line of text or a link. */
export function VerdictLabel({ verdict, summary }: ListedVerdict) {
  return (
    <span className={`${styles.label} ${classes[verdict]}`}>
      <Icon of={verdictMarks[verdict]} />
      <span>{summary}</span>
    </span>
  )
}
