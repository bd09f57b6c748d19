import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Alert } from '../ui/alert/alert.tsx'
import type { RecallCard } from './load-look-up.ts'
import { RecallText } from './recall-text.tsx'

/** What is said where nothing was found, with the day of the file. */
export const checkedText = (day: string): string =>
  `Checked against recalls on ${day}: none found for this brand and model.`

const words = {
  recalled: { type: 'error', title: 'This is recalled' },
  possible: { type: 'warning', title: 'This may be recalled' },
  repaired: { type: 'info', title: 'This was recalled, and repaired' },
} as const

type Found = keyof typeof words

/** Whether there is a recall to tell of. */
export const isFound = (outcome: string): outcome is Found => Object.hasOwn(words, outcome)

type FoundProps = { outcome: Found; cards: readonly RecallCard[] }

/** What was found, in an alert. */
export const FoundRecalls = ({ outcome, cards }: FoundProps) => (
  <Alert {...words[outcome]} icon={TriangleAlert}>
    {outcome === 'repaired' && (
      <p>
        The owner added a photo of the repair, and a volunteer looked at it. Ask who repaired it, and what was done,
        before you use it. This is what the maker says of those that are not repaired:
      </p>
    )}
    {cards.map((card) => (
      <RecallText key={card.id} card={card} level={3} />
    ))}
  </Alert>
)
