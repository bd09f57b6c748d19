import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Alert } from '../ui/alert/alert.tsx'
import type { RecallCard } from './load-look-up.ts'
import { RecallText } from './recall-text.tsx'

/** What is said where nothing was found, with the day of the file. */
export const checkedText = (day: string): string =>
  `Checked against recalls on ${day}: none found for this brand and model.`

const titles = { recalled: 'This is recalled', possible: 'This may be recalled' } as const

type FoundProps = { outcome: keyof typeof titles; cards: readonly RecallCard[] }

/** What was found, in an alert. */
export const FoundRecalls = ({ outcome, cards }: FoundProps) => (
  <Alert type={outcome === 'recalled' ? 'error' : 'warning'} icon={TriangleAlert} title={titles[outcome]}>
    {cards.map((card) => (
      <RecallText key={card.id} card={card} level={3} />
    ))}
  </Alert>
)
