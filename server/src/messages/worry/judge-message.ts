import { pendingFrom, type SignalKind, warnedFrom } from '@reable/contract/messages/worry-rules'
import { findTogether, WrittenText } from '@reable/contract/messages/written-text'
import { type LinkKind, linkKindsIn } from './links.ts'
import type { MessageFacts, Outcome, Signal, Worry } from './signal.ts'

/** To so many people somebody sends the same text before it counts. */
const manyPeople = 5

type Judged = MessageFacts & { text: string; signals: readonly Signal[]; ownHost: string }

type Reading = { written: WrittenText; links: Set<LinkKind>; text: string; facts: MessageFacts }

/** What a signal of each kind has found: words, or that it applies. */
const finders: Record<SignalKind, (signal: Signal, reading: Reading) => string[] | boolean> = {
  words: ({ words }, { written }) => written.find(words).map(({ phrase }) => phrase),
  words_together: ({ words, nearWords }, { written }) =>
    findTogether(written.find(words), written.find(nearWords)).map(({ phrase }) => phrase),
  short_links: (_, { links }) => links.has('short'),
  false_links: (_, { links }) => links.has('false'),
  other_links: (_, { links }) => links.has('other'),
  moved_contact: (_, { text, facts }) => facts.first && hasContact(text),
  same_text: (_, { facts }) => facts.sameTextTo >= manyPeople,
  new_account: (_, { facts }) => facts.newAccount,
}

/** Judges a message by what is set: the weights of the signals that apply, their ids, and the words that were found. */
export function judgeMessage({ text, signals, ownHost, ...facts }: Judged): Worry {
  const hostsOf = (kind: SignalKind) => signals.filter((one) => one.kind === kind).flatMap(({ words }) => words)
  const hosts = { short: hostsOf('short_links'), sites: hostsOf('false_links'), own: ownHost }
  const reading = { written: new WrittenText(text), links: linkKindsIn(text, hosts), text, facts }
  const found = signals.flatMap((signal) => {
    const words = finders[signal.kind](signal, reading)
    return words === true || (words !== false && words.length) ? [{ signal, words: words === true ? [] : words }] : []
  })
  const sum = found.reduce((total, { signal }) => total + signal.weight, 0)
  return {
    sum,
    outcome: outcomeOf(sum),
    signalIds: found.map(({ signal }) => signal.id),
    words: [...new Set(found.filter(({ signal }) => signal.weight > 1).flatMap(({ words }) => words))].slice(
      0,
      maxWords,
    ),
  }
}

/** So many words are named to the receiver at most. */
const maxWords = 5

const outcomeOf = (sum: number): Outcome => (sum >= pendingFrom ? 'held' : sum >= warnedFrom ? 'warned' : 'nothing')

/** A telephone number of ten digits, however it is set apart, or an e-mail address. */
const hasContact = (text: string): boolean =>
  /(?<!\d)(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/.test(text) ||
  /[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]{2}/.test(text)
