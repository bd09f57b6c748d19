import { findContactDetails } from '@reable/contract/messages/contact-details'
import { WrittenText } from '@reable/contract/messages/written-text'
import { prohibitedIn } from '@reable/contract/prohibited/rules'
import type { ScreeningKind } from '@reable/contract/screening/rules'
import type { SimilarPicture } from '#pictures'
import type { Facts, Finding, Signal } from './signal.ts'

/** A listing as all signals read it: its text is taken apart once. */
type Reading = { facts: Facts; written: WrittenText; signals: readonly Signal[] }

/** `isNote`: for volunteers to read alone, whatever its signal does otherwise. */
type Found = { details: string[]; picture?: SimilarPicture; isNote?: boolean }

/** So many words of a signal are named at most. */
const maxWords = 5

/** What a signal of each kind finds; undefined where it finds nothing. */
const finders: Record<
  Exclude<ScreeningKind, 'new_account'>,
  (signal: Signal, reading: Reading) => Found | undefined
> = {
  prohibited: (_, { facts }) => findProhibited(facts),
  recalled: (_, { facts }) => found(facts.recalls.map(({ id, name }) => `${name} (no. ${id})`)),
  same_picture: ({ threshold }, { facts }) => nearest(facts.pictures, 0, threshold),
  similar_picture: ({ threshold }, { facts, signals }) => {
    const same = signals.find(({ kind }) => kind === 'same_picture')
    return nearest(facts.pictures, same ? same.threshold + 1 : 0, threshold)
  },
  contact_details: (_, { facts }) => found(findContactDetails(facts.text)),
  low_price: ({ threshold }, { facts }) =>
    facts.middlePrice !== null && facts.price > 0 && facts.price * threshold < facts.middlePrice
      ? found([pricesOf(facts.price, facts.middlePrice)])
      : undefined,
  high_price: ({ threshold }, { facts }) =>
    facts.middlePrice !== null && facts.price > facts.middlePrice * threshold
      ? found([pricesOf(facts.price, facts.middlePrice)])
      : undefined,
  words: ({ words }, { written }) => found([...new Set(written.find(words).map(({ phrase }) => phrase))]),
}

const found = (details: string[]): Found | undefined =>
  details.length ? { details: details.slice(0, maxWords) } : undefined

const pricesOf = (price: number, middlePrice: number) =>
  `$${price}, where half cost less than $${Math.round(middlePrice)}`

/** Medicines and needles, and the words that its owner has not said to mean something else; the others are a note. */
function findProhibited({ text, answers, prohibited, checkedWords }: Facts): Found | undefined {
  const inText = prohibitedIn(text, prohibited)
  const inAnswers = prohibitedIn(answers, prohibited).filter(({ waits }) => waits)
  const waiting = [...inText.filter(({ word, waits }) => waits || !checkedWords.includes(word)), ...inAnswers]
  if (waiting.length) return found([...new Set(waiting.map(({ word }) => word))])
  const note = found(inText.map(({ word }) => word))
  return note && { ...note, isNote: true }
}

function nearest(pictures: readonly SimilarPicture[], from: number, to: number): Found | undefined {
  const picture = pictures.find(({ distance }) => distance >= from && distance <= to)
  return picture && { details: [], picture }
}

const keyOf = (signal: Signal, { picture, details }: Found): string =>
  picture ? `picture ${picture.pictureId}` : `${signal.id} ${details.join(', ')}`

/**
 * Judges a listing by what is set. Signals that suspend do so by themselves; small things do so together, in the first days of an account;
 * of a partner's listings, and of what a volunteer has released before, all is a note.
 */
export function judgeListing(facts: Facts, signals: readonly Signal[], released: readonly string[] = []): Finding[] {
  const reading = { facts, signals, written: new WrittenText(facts.text) }
  const all = signals.flatMap((signal): { signal: Signal; found: Found; finding: Finding }[] => {
    if (signal.kind === 'new_account') return []
    // One that a newer program has set is nothing to this one.
    const found = Object.hasOwn(finders, signal.kind) && finders[signal.kind](signal, reading)
    return found
      ? [{ signal, found, finding: findingOf(signal, found, signal.action === 'suspend' && !found.isNote) }]
      : []
  })
  const together = addUp(facts, signals, all, released)
  const findings = [...all.map(({ finding }) => finding), ...together]
  // Recalled is recalled, and a medicine is one, whoever passes it on.
  const isForAll = (kind: Finding['kind']) => kind === 'recalled' || kind === 'prohibited'
  const mayPass = ({ key, kind }: Finding) => (facts.ofPartner && !isForAll(kind)) || released.includes(key)
  return findings.map((finding) => ({ ...finding, suspends: finding.suspends && !mayPass(finding) }))
}

function findingOf(signal: Signal, { details, picture }: Found, suspends: boolean): Finding {
  const { kind, id: signalId } = signal
  const places = picture && {
    picture: { id: picture.pictureId, otherId: picture.otherPictureId, otherListingId: picture.otherListingId },
    distance: picture.distance,
  }
  return { kind, signalId, key: keyOf(signal, { details, ...(picture && { picture }) }), suspends, details, ...places }
}

type Weighed = { signal: Signal; finding: Finding }

/** The small things of a new account that come to more than it takes: they all suspend then, unless a volunteer has released them all. */
function addUp(facts: Facts, signals: readonly Signal[], all: Weighed[], released: readonly string[]): Finding[] {
  const limit = signals.find(({ kind }) => kind === 'new_account')
  if (!limit || facts.ofPartner || facts.accountDays >= limit.threshold) return []
  const small = all.filter(({ signal }) => signal.weight > 0)
  const sum = small.reduce((total, { signal }) => total + signal.weight, 0)
  if (!small.length || sum < limit.weight) return []
  const isNew = small.some(({ finding }) => !released.includes(finding.key))
  const suspends = limit.action === 'suspend' && isNew
  if (suspends) for (const { finding } of small) finding.suspends = true
  const days = Math.floor(facts.accountDays)
  const details = [days === 1 ? 'The account is 1 day old' : `The account is ${days} days old`]
  return [
    {
      kind: 'new_account',
      signalId: limit.id,
      key: `new ${small.map(({ finding }) => finding.key).join(', ')}`,
      suspends,
      details,
    },
  ]
}
