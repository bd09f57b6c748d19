import { dayLabel, whenLabel } from './when.ts'

type Role = 'owner' | 'buyer'
type Names = Record<Role, string>
type Sentence = (notice: { name: string; [key: string]: unknown }, role: Role, names: Names) => string

/** A name within a sentence: who gave none is "the seller" there. */
const within = (name: string) => (name.startsWith('The ') ? `the ${name.slice(4)}` : name)

/** The sentence for the owner, and that for the buyer. */
const forEach =
  (owner: (names: Names, data: Record<string, string>) => string, buyer: typeof owner): Sentence =>
  (notice, role, names) =>
    (role === 'owner' ? owner : buyer)(names, notice as unknown as Record<string, string>)

/** The sentence for whose act it was (`by`), and that for the other. */
const forBoth =
  (
    actor: (data: Record<string, string>) => string,
    other: (name: string, data: Record<string, string>) => string,
  ): Sentence =>
  (notice, role, names) => {
    const data = notice as unknown as Record<string, string>
    return notice.by === role ? actor(data) : other(names[notice.by as Role], data)
  }

const meetingOf = ({ starts_at = '', place }: Record<string, string>) => `${whenLabel(starts_at)}, ${place}`

/** Why a promise or the waiting for a listing ended, by what became of the listing. */
const whyEnded: Record<string, string> = {
  sold: 'The listing is marked as sold or given away.',
  hidden: 'The listing is not on the list any more.',
  deleted: 'The listing was deleted.',
  closed: 'The seller closed their account.',
}
/** What became of a listing that is over, as each of the two reads it. */
const whyOver: Record<string, Record<Role, (owner: string) => string>> = {
  sold: {
    owner: () => 'You marked it as sold or given away.',
    buyer: (owner) => `${owner} marked it as sold or given away.`,
  },
  to_other: { owner: () => 'You gave it to someone else.', buyer: (owner) => `${owner} gave it to someone else.` },
  elsewhere: {
    owner: () => 'You marked it as sold or given away elsewhere.',
    buyer: (owner) => `${owner} sold it or gave it away elsewhere.`,
  },
  deleted: { owner: () => 'You deleted the listing.', buyer: (owner) => `${owner} deleted the listing.` },
  expired: { owner: () => 'Your listing has ended.', buyer: () => 'The listing has ended.' },
  hidden: {
    owner: () => 'Your listing is no longer on the list.',
    buyer: () => 'The listing is no longer on the list.',
  },
  closed: { owner: () => '', buyer: () => 'The seller closed their account.' },
}

/** What is over of a listing for one of its people, in one notice: the promise, the waiting, the meeting. */
const listingOver: Sentence = (notice, role, names) => {
  const data = notice as { why?: string; promised?: boolean; waited?: boolean; suggested?: boolean }
  const { why = '' } = data
  const meeting = 'starts_at' in notice ? meetingOf(notice as unknown as Record<string, string>) : ''
  const [buyer, owner] = [within(names.buyer), within(names.owner)]
  const isOwner = role === 'owner'
  const parts = [
    (whyOver[why] ?? whyOver.hidden)?.[role](names.owner),
    data.promised && (isOwner ? `Your promise to ${buyer} has ended.` : 'The promise to you has ended.'),
    data.waited && (isOwner ? `${names.buyer} is no longer on the waiting list.` : 'The waiting list has closed.'),
    meeting && `The meeting is off: ${meeting}.${isOwner ? '' : ' Please don’t go there.'}`,
    !meeting && data.suggested && 'The suggested meeting is off.',
    why === 'sold' && !isOwner && (data.promised || meeting) && 'If you have it already, all is well.',
    ['expired', 'hidden'].includes(why) && !isOwner && `You can still write to ${owner}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

const whyOf = ({ why = '' }: Record<string, string>) => whyEnded[why] ?? 'The listing changed.'

/** A meeting that was still planned when its listing was marked as handed over. */
const plannedOf = (data: Record<string, string>) =>
  data.starts_at ? ` So the meeting on ${meetingOf(data)}, is no longer planned.` : ''

/** The sentence of each notice of a handover, by its name. */
export const handoverNotices: Record<string, Sentence> = {
  promised: forEach(
    ({ buyer }, { until = '' }) =>
      `You promised it to ${within(buyer)}, until ${dayLabel(until)}. Others now read “Reserved”, and not for whom.`,
    ({ owner }, { until = '' }) =>
      `${owner} promised it to you, until ${dayLabel(until)}. Please agree on a time and a place by then.`,
  ),
  promise_reminder: forEach(
    ({ buyer }, { until = '' }) =>
      `Your promise to ${within(buyer)} ends on ${dayLabel(until)}. Have you agreed on a time and a place?`,
    (_, { until = '' }) =>
      `The promise to you ends on ${dayLabel(until)}. Have you agreed on a time and a place? If you need it no more, please let it go.`,
  ),
  promise_taken_back: forEach(
    ({ buyer }) => `You took your promise to ${within(buyer)} back. We said so kindly.`,
    ({ owner }) =>
      `${owner} took the promise back. We are sorry: this happens, and it says nothing about you. You can still write to each other.`,
  ),
  promise_let_go: forEach(
    ({ buyer }, data) =>
      `${buyer} lets it go, so it is free again.${data.starts_at ? ` The meeting is off: ${meetingOf(data)}.` : ''}`,
    () => 'You let it go. Thank you for saying so: somebody else can have it now.',
  ),
  promise_lapsed: forEach(
    ({ buyer }) => `Your promise to ${within(buyer)} has ended after 7 days. It is free again.`,
    ({ owner }) => `The promise has ended after 7 days, so it is free again. You can still write to ${within(owner)}.`,
  ),
  promise_ended: forEach(
    (_, data) => `${whyOf(data)} So your promise has ended.`,
    (_, data) => `${whyOf(data)} So the promise to you has ended.`,
  ),
  handed_over: forEach(
    ({ buyer }, data) => `You marked it as handed over to ${within(buyer)}.${plannedOf(data)}`,
    ({ owner }, data) =>
      `${owner} marked it as handed over to you.${plannedOf(data)} If you don’t have it, please write to ${within(owner)}.`,
  ),
  listing_over: listingOver,
  waiting_joined: forEach(
    ({ buyer }, { place }) => `${buyer} waits for it, as number ${place} on the waiting list.`,
    (_, { place }) => `You are number ${place} on the waiting list. We tell you when it is your turn.`,
  ),
  waiting_left: forEach(
    ({ buyer }) => `${buyer} waits for it no more.`,
    () => 'You are not on the waiting list any more.',
  ),
  waiting_next: forEach(
    ({ buyer }) =>
      `We told ${within(buyer)}, who was first on the waiting list, that it is free again. It is promised to nobody: you choose.`,
    () =>
      'It is free again, and you were first on the waiting list. This is no promise: the seller chooses. If you still want it, write now.',
  ),
  waiting_ended: forEach(
    ({ buyer }, data) => `${whyOf(data)} So ${within(buyer)} waits for it no more.`,
    (_, data) => `${whyOf(data)} So the waiting list has ended. We are sorry.`,
  ),
  meeting_suggested: forBoth(
    (data) => `You suggested to meet: ${meetingOf(data)}.`,
    (name, data) => `${name} suggests to meet: ${meetingOf(data)}. Please agree, or suggest another time.`,
  ),
  meeting_agreed: forBoth(
    (data) => `You agreed to meet: ${meetingOf(data)}.`,
    (name, data) => `${name} agreed to meet: ${meetingOf(data)}.`,
  ),
  meeting_declined: forBoth(
    () => 'You said that the suggested meeting does not suit you.',
    (name) => `The meeting that you suggested does not suit ${within(name)}. You can suggest another one.`,
  ),
  meeting_withdrawn: forBoth(
    () => 'You took your suggestion back.',
    (name) => `${name} took back the meeting that they suggested.`,
  ),
  meeting_cancelled: forBoth(
    (data) => `You cancelled the meeting: ${meetingOf(data)}.`,
    (name, data) => `${name} cancelled the meeting: ${meetingOf(data)}. Please do not go there.`,
  ),
  meeting_off: forEach(
    (_, data) => `${whyOf(data)} So the meeting is off: ${meetingOf(data)}.`,
    (_, data) => `${whyOf(data)} So the meeting is off: ${meetingOf(data)}. Please do not go there.`,
  ),
  meeting_reminder: forEach(
    ({ buyer }, data) => `You meet ${within(buyer)} soon: ${meetingOf(data)}.`,
    ({ owner }, data) => `You meet ${within(owner)} soon: ${meetingOf(data)}.`,
  ),
}
