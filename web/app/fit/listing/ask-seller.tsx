import type { CheckResult } from '@reable/contract/fit/types'
import { fieldNoun, listed } from '@reable/contract/fit/words'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import type { MouseEvent } from 'react'
import type { Listing } from '../../listings/detail/load-listing.ts'
import { askedQuestion } from '../../messages/asked-question.ts'
import { useCanContact } from '../../messages/can-contact.ts'
import { contactId } from '../../messages/contact-seller.tsx'
import { Button } from '../../ui/button/button.tsx'
import { jumpTo } from '../../ui/link/jump-to.ts'

type Props = { listing: Listing; checks: readonly CheckResult[] }

/** Nobody answers a long list. */
const maxBeside = 2

/** Opens the message to the seller with a question about the thing. What the person measured is not in it. */
export function AskSeller({ listing, checks }: Props) {
  const canContact = useCanContact(listing)
  const fields = fieldsToAsk(checks)
  if (!canContact || !fields.length) return null
  const nouns = listed(fields.map(fieldNoun))
  const ask = (event: MouseEvent) => {
    askedQuestion.ask(listing.id, `Could you tell me ${nouns}?`)
    jumpTo(event, contactId)
  }
  return (
    <Button icon={MessageCircleQuestionMark} onClick={ask}>
      Ask for {nouns}
    </Button>
  )
}

/** The fields that a verdict lacks; where it lacks none, those that would make it surer. */
function fieldsToAsk(checks: readonly CheckResult[]): string[] {
  const missingIn = (some: readonly CheckResult[]) => [
    ...new Set(some.flatMap(({ missingFields = [] }) => missingFields)),
  ]
  const needed = missingIn(checks.filter(({ isNeeded }) => isNeeded))
  return needed.length ? needed : missingIn(checks).slice(0, maxBeside)
}
