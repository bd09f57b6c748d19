import type { Decision, otherReason, ReportReason } from '@reable/contract/moderation/rules'
import { organisation } from '@reable/contract/organisation'
import type { Edit } from '../pages/editor/format-text.ts'

/** Of the nine reasons of a report; or how a listing is found that nothing is wrong with. */
type About = ReportReason | typeof otherReason | 'well' | 'changed'

/** A sentence or two for the owner of a listing, to begin with: what it is about, and what they can do next. */
export type KindSentence = { about: About; word: string; text: string }

const wellAgain = 'Write to us, and we will show it again.'

const toHide: readonly KindSentence[] = [
  {
    about: 'item sold',
    word: 'Sold',
    text: `It looks like this is sold or given away. If it is, please mark it as sold. Do you still have it? ${wellAgain}`,
  },
  {
    about: 'seller not responded in over 14 days',
    word: 'No answer',
    text: `Buyers may be waiting for your answer. Please look in your e-mail, and in the junk mail too. Can you answer them now? ${wellAgain}`,
  },
  {
    about: 'miscategorized',
    word: 'Wrong category',
    text: 'This stands in the wrong place, so people who need it will not find it. Please list it again as the right kind of thing. Then delete this one.',
  },
  {
    about: 'duplicate',
    word: 'Listed twice',
    text: `It looks like the same thing is listed twice. Please keep one and delete the other. Do you have two of them? ${wellAgain}`,
  },
  {
    about: 'scam',
    word: 'Not sure it is safe',
    text: 'We are not sure that this offer is safe, so we hide it for now. We may be wrong. Please write to us and tell us more about it.',
  },
  {
    about: 'prohibited item',
    word: 'May not be passed on',
    text: 'We cannot take this kind of thing here, to keep all of us safe. Our Policies page says why. Is yours something else? Please write to us.',
  },
  {
    about: 'commercial advertisement',
    word: 'From a shop',
    text: `It looks like new stock from a shop. ${organisation.name} is for used things from people. Is it your own? ${wellAgain}`,
  },
  {
    about: 'offensive, obscene or malicious content',
    word: 'Hurtful words',
    text: 'Some words or photos here may hurt people. Please change them. Then write to us, and we will show it again.',
  },
  {
    about: 'Other',
    word: 'Needs a change',
    text: 'Something here needs a change before we can show it. Please write to us. We are glad to help you with it.',
  },
]

const toRelease: readonly KindSentence[] = [
  { about: 'well', word: 'All is well', text: 'All is well with your listing. We are sorry that it was hidden.' },
  { about: 'changed', word: 'Thank you', text: 'Thank you for your help. All is well with your listing now.' },
]

/** Of what is shown and stays so: what its owner may want to look at. */
const toLeave: readonly KindSentence[] = [
  {
    about: 'item sold',
    word: 'Sold?',
    text: 'Is this still for sale? If it is gone, please mark it as sold. Then nobody asks for it in vain.',
  },
  {
    about: 'seller not responded in over 14 days',
    word: 'Waiting for an answer',
    text: 'Buyers may be waiting for your answer. Please look in your e-mail, and in the junk mail too.',
  },
  {
    about: 'miscategorized',
    word: 'Wrong category?',
    text: 'Is this listed as the right kind of thing? If not, please list it again as the right one. Then more people find it.',
  },
  {
    about: 'duplicate',
    word: 'Listed twice?',
    text: 'It looks like the same thing is listed twice. If so, please delete one of the two.',
  },
]

/** What to begin with when this is decided; first what was reported, the most frequent before all others. */
export function kindSentences(decision: Decision, held: boolean, reported: readonly string[]): KindSentence[] {
  const all = decision === 'keep' ? toHide : held ? toRelease : toLeave
  const placeOf = ({ about }: KindSentence) => (reported.includes(about) ? reported.indexOf(about) : reported.length)
  return [...all].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Puts a sentence where there is nothing, or another of them; to what somebody wrote themselves it is added. */
export function withSentence(typed: string, text: string, others: readonly KindSentence[]): Edit {
  if (typed.includes(text)) return { start: 0, end: typed.length, words: typed, selected: [typed.length, typed.length] }
  const isOurs = !typed.trim() || others.some((other) => other.text === typed.trim())
  const start = isOurs ? 0 : typed.length
  const words = isOurs || typed.endsWith('\n') ? text : `\n${text}`
  const end = start + words.length
  return { start, end: typed.length, words, selected: [end, end] }
}
