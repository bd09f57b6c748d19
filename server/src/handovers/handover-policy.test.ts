import * as rules from '@reable/contract/handovers/rules'
import { expect, test } from 'vitest'
import { movesIn, type Situation, whyNotMove } from './handover-policy.ts'

const nobodyWaits = { people: 0, place: undefined }

/** A listing on the list that is promised to nobody, as its owner sees it. */
const situation = (changes: Partial<Situation> = {}): Situation => ({
  ...{ role: 'owner', closed: undefined, isPublic: true, isOver: false, isHandedOver: false, promised: undefined },
  ...{ isUnavailable: false, waiting: nobodyWaits, meeting: undefined, suggestion: undefined },
  ...changes,
})

const asBuyer = (changes: Partial<Situation> = {}) => situation({ role: 'buyer', ...changes })
const [here, elsewhere] = [{ promised: 'here' }, { promised: 'elsewhere' }] as const
const blocked = { closed: rules.partnerIsBlocked }
const meeting = { hasPassed: false, isReported: false }
const suggestion = { isOwn: false, hasPassed: false }

test.each<[rules.HandoverMove, Situation, string | undefined]>([
  ['answer', situation(blocked), rules.partnerIsBlocked],
  ['promise', situation(), undefined],
  ['promise', situation({ ...here, isPublic: false }), rules.notAvailable],
  ['promise', situation(elsewhere), rules.promisedToOther],
  ['promise', situation(here), rules.promisedHere],
  ['take_back', situation(), rules.notPromised],
  ['take_back', situation({ ...here, ...blocked }), undefined],
  ['hand_over', situation(elsewhere), rules.notPromised],
  ['hand_over', situation({ ...here, ...blocked }), undefined],
  ['let_go', asBuyer(elsewhere), rules.notPromised],
  ['let_go', asBuyer({ ...here, ...blocked }), undefined],
  ['join', asBuyer(elsewhere), undefined],
  ['join', asBuyer({ ...elsewhere, ...blocked }), rules.partnerIsBlocked],
  ['join', asBuyer(here), rules.promisedToYou],
  ['join', asBuyer({ ...elsewhere, waiting: { people: 5, place: 5 } }), rules.waitingAlready],
  ['join', asBuyer({ ...elsewhere, waiting: { people: 4, place: undefined } }), undefined],
  ['join', asBuyer({ ...elsewhere, waiting: { people: 5, place: undefined } }), rules.waitingListFull],
  ['leave', asBuyer(), rules.notWaiting],
  ['leave', asBuyer({ ...blocked, waiting: { people: 1, place: 1 } }), undefined],
  ['suggest', asBuyer({ isOver: true }), rules.listingOver],
  ['suggest', asBuyer({ isUnavailable: true }), rules.notOnList],
  ['agree', situation({ isOver: true, suggestion }), rules.listingOver],
  ['agree', situation(), rules.suggestionChanged],
  ['agree', asBuyer({ suggestion: { isOwn: true, hasPassed: true } }), rules.suggestionOwn],
  ['agree', situation({ suggestion: { isOwn: false, hasPassed: true } }), rules.suggestionPast],
  ['decline', asBuyer({ ...blocked, suggestion: { isOwn: true, hasPassed: true } }), undefined],
  ['cancel', situation(), rules.noMeeting],
  ['cancel', asBuyer({ ...blocked, meeting }), undefined],
  ['cancel', situation({ meeting: { ...meeting, hasPassed: true } }), rules.noMeeting],
  ['report_no_show', situation({ meeting }), rules.noShowTooEarly],
  ['report_no_show', asBuyer({ ...blocked, meeting: { hasPassed: true, isReported: false } }), undefined],
  ['report_no_show', asBuyer({ meeting: { hasPassed: true, isReported: true } }), rules.noShowReported],
])('whether they may now, and else why not: %s %j', (move, situation, why) => {
  expect(whyNotMove(move, situation)).toBe(why)
  expect(movesIn(situation).includes(move)).toBe(!why)
})
