import { organisation } from '@reable/contract/organisation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import type { Email } from '#platform/mail'
import { someone, testProgram } from '../../testing.ts'
import { type DecisionNotice, decisionEmail } from './decision-email.tsx'
import { personReportEmail } from './person-report-email.tsx'
import { reportEmail } from './report-email.tsx'

let program: Awaited<ReturnType<typeof testProgram>>
let confirmed: Person
let unconfirmed: Person

beforeAll(async () => {
  program = await testProgram()
  confirmed = await someone(program.ctx)
  unconfirmed = await someone(program.ctx, { confirmed: false })
})
afterAll(() => program.close())

const listing = { id: 7, title: 'Folding walker' }

/** The lines of a mail between its first heading and its first link, without what every mail has. */
const linesOf = ({ plain }: Email): string[] =>
  plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const decided = { decision: 'keep', words: '', suspended: true, decidedAgain: false } as const
const shownAgain = 'Everyone can see it again, unless it has ended or you took it off the list.'

test.each<[Partial<DecisionNotice>, string, string]>([
  [{}, 'Your listing stays hidden', 'One of our volunteers looked at your listing. It stays hidden for now.'],
  [
    { decidedAgain: true },
    'Your listing stays hidden',
    'One of our volunteers looked at your listing. It stays hidden for now.',
  ],
  [
    { suspended: false },
    'Your listing is hidden now',
    'One of our volunteers looked at your listing. From now on nobody but you sees it.',
  ],
  [
    { suspended: false, decidedAgain: true },
    'Your listing is hidden now',
    'One of our volunteers looked at your listing again. From now on nobody but you sees it.',
  ],
  [
    { decision: 'release', suspended: false },
    'A note about your listing',
    'One of our volunteers looked at your listing. It stays as it is.',
  ],
  [
    { decision: 'release' },
    'Your listing is no longer hidden',
    `One of our volunteers looked at your listing. It is all right. ${shownAgain}`,
  ],
  [
    { decision: 'release', decidedAgain: true },
    'Your listing is no longer hidden',
    `One of our volunteers looked at your listing again, and took back that it is hidden. ${shownAgain}`,
  ],
])('an owner reads what was decided: %j', async (notice, subject, sentence) => {
  const email = await decisionEmail(program.ctx, {
    ...{ to: 'rosa@village.example', listing, picture: undefined },
    ...{ ...decided, ...notice },
  })
  expect(email.subject).toBe(subject)
  expect(linesOf(email)).toContain(sentence)
  expect(email.plain.includes('The volunteer wrote to you:')).toBe(false)
  expect(email.plain).toMatch(
    notice.decision === 'release'
      ? new RegExp(`Do you want to know more\\? Write to [^ ]*${organisation.email}[^ ]*\\.`)
      : new RegExp(`You can still edit it\\. .* write to [^ ]*${organisation.email}[^ ]* and name your listing\\.`),
  )
})

test('an owner reads the volunteer’s words where there are some', async () => {
  const input = { to: 'rosa@village.example', listing, picture: undefined, ...decided }
  const email = await decisionEmail(program.ctx, { ...input, words: 'It is sold.' })
  expect(linesOf(email)).toEqual(expect.arrayContaining(['The volunteer wrote to you:', '> It is sold.']))
})

const reported = { listing, picture: undefined, by: undefined, reasons: [], other: '', hidden: false, hiddenInHour: 0 }
const hiddenNow = 'The listing is hidden now, until one of you decides. Its owner was told.'
const stillShown = 'The listing is still shown. It waits for you, or for somebody else who reports it.'

/** What volunteers read of a report beside its heading, its listing and its link. */
async function reportLines(more: Partial<Parameters<typeof reportEmail>[1]>): Promise<string[]> {
  const lines = linesOf(await reportEmail(program.ctx, { ...reported, ...more }))
  const [from, to] = [lines.indexOf(listing.title), lines.findIndex((line) => line.startsWith('See the listing'))]
  return lines.slice(from + 1, to)
}

test('volunteers read why a listing was reported, by whom, and whether it is hidden', async () => {
  expect(await reportLines({ other: 'He is rude' })).toEqual([
    ...['In their own words:', '> He is rude', 'Reported by a visitor.'],
  ])
  expect(await reportLines({ reasons: ['scam', 'duplicate'] })).toEqual([
    ...['Reasons: scam, duplicate.', 'Reported by a visitor.', stillShown],
  ])
  expect(await reportLines({ reasons: ['duplicate'] })).toEqual(['Reasons: duplicate.', 'Reported by a visitor.'])
  expect(await reportLines({ reasons: ['scam'], hidden: true })).toEqual([
    ...['Reasons: scam.', 'Reported by a visitor.', hiddenNow],
  ])
})

test('a report of somebody whose address is confirmed can be answered, and of nobody else', async () => {
  const emailBy = async (by: Person | undefined) => {
    const { subject, headers, plain } = await reportEmail(program.ctx, { ...reported, by })
    return [subject, headers, /Reported by (.*)\./.exec(plain)?.[1]]
  }
  expect(await emailBy(undefined)).toEqual(['A listing was reported', undefined, 'a visitor'])
  expect(await emailBy(unconfirmed)).toEqual([
    ...['A listing was reported', undefined, 'somebody whose account is not confirmed'],
  ])
  expect(await emailBy(confirmed)).toEqual([
    ...['A listing was reported', { 'Reply-To': confirmed.email }],
    `${confirmed.email}: answer this e-mail to ask more`,
  ])
  const { subject } = await reportEmail(program.ctx, { ...reported, hidden: true })
  expect(subject).toBe('A listing was reported and is hidden now')
})

test('volunteers read why a person was reported, and how many messages are shown', async () => {
  const lines = async (reasons: string[], shown: number) => {
    const all = linesOf(await personReportEmail(program.ctx, { reasons, shown }))
    return all.filter((line) => line.startsWith('They '))
  }
  expect(await lines([], 0)).toEqual(['They show 0 messages.'])
  expect(await lines(['They are rude', 'They want money'], 1)).toEqual([
    ...['They say: They are rude; They want money.', 'They show one message.'],
  ])
  expect(await lines(['They are rude'], 2)).toEqual(['They say: They are rude.', 'They show 2 messages.'])
})
