import * as rules from '@reable/contract/handovers/rules'
import { Refusal } from '#platform/refusal'

type Role = 'owner' | 'buyer'

/** How things stand in a conversation for one of its two, from which it follows what they can do. */
export type Situation = {
  role: Role
  /** Why the two cannot go on: one closed their account, or this one blocked the other. */
  closed: string | undefined
  /** Whether the listing is on the list. */
  isPublic: boolean
  /** Whether its meetings have ended with it: it is hidden or has ended, and was not only hidden with its owner. */
  isUnavailable: boolean
  /** Whether the listing is sold, deleted or removed, so that nothing is left to hand over. */
  isOver: boolean
  /** Whether it was handed over to the buyer of this conversation. */
  isHandedOver: boolean
  promised: 'here' | 'elsewhere' | undefined
  waiting: { people: number; place: number | undefined }
  meeting: { hasPassed: boolean; isReported: boolean } | undefined
  suggestion: { isOwn: boolean; hasPassed: boolean } | undefined
}

type WhyNot = (situation: Situation) => string | undefined

/** Who can do what. */
const roles: Record<rules.HandoverMove, Role | 'both'> = {
  answer: 'owner',
  promise: 'owner',
  take_back: 'owner',
  hand_over: 'owner',
  let_go: 'buyer',
  join: 'buyer',
  leave: 'buyer',
  suggest: 'both',
  agree: 'both',
  decline: 'both',
  cancel: 'both',
  report_no_show: 'both',
}

/** The sentence that says why something cannot be done now. */
const whyNot: Record<rules.HandoverMove, WhyNot> = {
  answer: ({ closed }) => closed,
  promise: ({ closed, isPublic, promised }) =>
    closed ??
    (isPublic ? undefined : rules.notAvailable) ??
    (promised === 'elsewhere' ? rules.promisedToOther : undefined) ??
    (promised === 'here' ? rules.promisedHere : undefined),
  take_back: ({ promised }) => (promised === 'here' ? undefined : rules.notPromised),
  hand_over: ({ promised }) => (promised === 'here' ? undefined : rules.notPromised),
  let_go: ({ promised }) => (promised === 'here' ? undefined : rules.notPromised),
  join: ({ closed, isPublic, promised, waiting }) =>
    closed ??
    (promised === 'here' ? rules.promisedToYou : undefined) ??
    (isPublic && promised ? undefined : rules.notReserved) ??
    (waiting.place ? rules.waitingAlready : undefined) ??
    (waiting.people < rules.waitingLimit ? undefined : rules.waitingListFull),
  leave: ({ waiting }) => (waiting.place ? undefined : rules.notWaiting),
  suggest: (situation) => whyNoMeeting(situation),
  agree: ({ suggestion, ...situation }) =>
    whyNoMeeting(situation) ??
    (suggestion ? undefined : rules.suggestionChanged) ??
    (suggestion?.isOwn ? rules.suggestionOwn : undefined) ??
    (suggestion?.hasPassed ? rules.suggestionPast : undefined),
  decline: ({ suggestion }) => (suggestion ? undefined : rules.suggestionChanged),
  cancel: ({ meeting }) => (meeting && !meeting.hasPassed ? undefined : rules.noMeeting),
  // It is said of a person: not of one whose account is gone.
  report_no_show: ({ closed, meeting }) =>
    (closed === rules.partnerGone ? closed : undefined) ??
    (meeting?.hasPassed ? undefined : rules.noShowTooEarly) ??
    (meeting?.isReported ? rules.noShowReported : undefined),
}

function whyNoMeeting({ closed, isOver, isUnavailable }: Pick<Situation, 'closed' | 'isOver' | 'isUnavailable'>) {
  return closed ?? (isOver ? rules.listingOver : undefined) ?? (isUnavailable ? rules.notOnList : undefined)
}

const isFor = (move: rules.HandoverMove, role: Role) => roles[move] === 'both' || roles[move] === role

/** Why somebody cannot do something now; undefined where they can. */
export function whyNotMove(move: rules.HandoverMove, situation: Situation): string | undefined {
  const { role } = situation
  if (!isFor(move, role)) return role === 'owner' ? rules.buyerOnly : rules.ownerOnly
  return whyNot[move](situation)
}

/** What somebody can do now. */
export const movesIn = (situation: Situation): rules.HandoverMove[] =>
  rules.handoverMoves.filter((move) => !whyNotMove(move, situation))

/** Refuses as forbidden what only the other can do, and as a conflict what cannot be done now. */
export function requireHandoverMove(move: rules.HandoverMove, situation: Situation): void {
  const why = whyNotMove(move, situation)
  if (why) throw new Refusal(isFor(move, situation.role) ? 'conflict' : 'forbidden', why)
}
