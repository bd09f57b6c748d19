import type { Decision, otherReason, ReportReason } from '@reable/contract/moderation/rules'
import { organisation } from '@reable/contract/organisation'
import type { Edit } from '../pages/editor/format-text.ts'

/** One of the nine reasons of a report; or the result for a listing with which nothing is wrong. */
type SentenceReason = ReportReason | typeof otherReason | 'well' | 'changed'

/** A sentence or two to begin the message to the owner with: what it is about, and what they can do next. */
export type SuggestedSentence = { about: SentenceReason; label: string; text: string }

const showAgain = 'Write to us, and we will show it again.'

const toHide: readonly SuggestedSentence[] = [
  {
    about: 'item sold',
    label: 'Sold',
    text: `It looks like this is sold or given away. If it is, please mark it as sold. Do you still have it? ${showAgain}`,
  },
  {
    about: 'seller not responded in over 14 days',
    label: 'No answer',
    text: `Buyers may be waiting for your answer. Please look in your e-mail, and in the junk mail too. Can you answer them now? ${showAgain}`,
  },
  {
    about: 'miscategorized',
    label: 'Wrong category',
    text: 'This stands in the wrong place, so people who need it will not find it. Please list it again as the right kind of thing. Then delete this one.',
  },
  {
    about: 'duplicate',
    label: 'Listed twice',
    text: `It looks like the same thing is listed twice. Please keep one and delete the other. Do you have two of them? ${showAgain}`,
  },
  {
    about: 'scam',
    label: 'Not sure it is safe',
    text: 'We are not sure that this offer is safe, so we hide it for now. We may be wrong. Please write to us and tell us more about it.',
  },
  {
    about: 'prohibited item',
    label: 'May not be passed on',
    text: 'We cannot take this kind of thing here, to keep all of us safe. Our Policies page says why. Is yours something else? Please write to us.',
  },
  {
    about: 'commercial advertisement',
    label: 'From a shop',
    text: `It looks like new stock from a shop. ${organisation.name} is for used things from people. Is it your own? ${showAgain}`,
  },
  {
    about: 'offensive, obscene or malicious content',
    label: 'Hurtful words',
    text: 'Some words or photos here may hurt people. Please change them. Then write to us, and we will show it again.',
  },
  {
    about: 'Other',
    label: 'Needs a change',
    text: 'Something here needs a change before we can show it. Please write to us. We are glad to help you with it.',
  },
]

const toRelease: readonly SuggestedSentence[] = [
  { about: 'well', label: 'All is well', text: 'All is well with your listing. We are sorry that it was hidden.' },
  { about: 'changed', label: 'Thank you', text: 'Thank you for your help. All is well with your listing now.' },
]

/** For listings that stay shown: hints for the owner. */
const toLeave: readonly SuggestedSentence[] = [
  {
    about: 'item sold',
    label: 'Sold?',
    text: 'Is this still for sale? If it is gone, please mark it as sold. Then nobody asks for it in vain.',
  },
  {
    about: 'seller not responded in over 14 days',
    label: 'Waiting for an answer',
    text: 'Buyers may be waiting for your answer. Please look in your e-mail, and in the junk mail too.',
  },
  {
    about: 'miscategorized',
    label: 'Wrong category?',
    text: 'Is this listed as the right kind of thing? If not, please list it again as the right one. Then more people find it.',
  },
  {
    about: 'duplicate',
    label: 'Listed twice?',
    text: 'It looks like the same thing is listed twice. If so, please delete one of the two.',
  },
]

/** The sentences for this decision; those for the reported reasons come first, the most frequent before all others. */
export function suggestedSentences(
  decision: Decision,
  suspended: boolean,
  reported: readonly string[],
): SuggestedSentence[] {
  const all = decision === 'keep' ? toHide : suspended ? toRelease : toLeave
  const rankOf = ({ about }: SuggestedSentence) =>
    reported.includes(about) ? reported.indexOf(about) : reported.length
  return [...all].sort((one, other) => rankOf(one) - rankOf(other))
}

/** The edit that inserts a sentence: it replaces an empty text or another suggestion, and is appended to a text of one's own. */
export function withSentence(typed: string, text: string, others: readonly SuggestedSentence[]): Edit {
  if (typed.includes(text))
    return { start: 0, end: typed.length, inserted: typed, selected: [typed.length, typed.length] }
  const isOurs = !typed.trim() || others.some((other) => other.text === typed.trim())
  const start = isOurs ? 0 : typed.length
  const inserted = isOurs || typed.endsWith('\n') ? text : `\n${text}`
  const end = start + inserted.length
  return { start, end: typed.length, inserted, selected: [end, end] }
}
