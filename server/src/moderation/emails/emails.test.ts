import { organisation } from '@reable/contract/organisation'
import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import type { Email } from '#platform/mail'
import { someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { type DecisionNotice, decisionEmail } from './decision-email.tsx'
import { reportEmail } from './report-email.tsx'

const program = await programOfFile()
const confirmed = await someone(program.ctx)
const unconfirmed = await someone(program.ctx, { confirmed: false })

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
    { suspended: false },
    'Your listing is hidden now',
    'One of our volunteers looked at your listing. From now on nobody but you sees it.',
  ],
  [
    { decision: 'release', suspended: false },
    'A note about your listing',
    'One of our volunteers looked at your listing. It stays as it is.',
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
  expect(email.plain).toContain(organisation.email)
})

const reported = { listing, picture: undefined, by: undefined, reasons: [], other: '', hidden: false, hiddenInHour: 0 }

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
