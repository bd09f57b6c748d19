import { expect, test } from 'vitest'
import { call, setListing } from '../listings/testing.ts'
import { signedIn, someListing } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import {
  decide,
  decideListing,
  openCaseAbout,
  reportedListing,
  someVolunteerCalled,
  undo,
} from './cases/testing-cases.ts'
import { mailsTo, neighbour, report } from './testing.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera', 'steward')
const mei = await someVolunteerCalled(program, 'Mei', 'steward')

const decideAgain = (id: number, decision: string) => decideListing(program, vera, id, decision, 'A word')

test('an owner reads that it was looked at again, but not where somebody has reported it since', async () => {
  const { id, owner } = await reportedListing(program)
  const sentence = async () => {
    const plain = (await mailsTo(program.ctx, owner.email)).at(-1)?.plain ?? ''
    return /One of our volunteers looked at your listing.*/.exec(plain)?.[0]
  }
  await decideAgain(id, 'keep')
  expect(await sentence()).toMatch(/^One of our volunteers looked at your listing\. From now on/)
  await decideAgain(id, 'release')
  expect(await sentence()).toMatch(/looked at your listing again, and took back/)
  await report(program, id, ['duplicate'], { address: '192.0.2.9' })
  await decideAgain(id, 'keep')
  expect(await sentence()).toMatch(/^One of our volunteers looked at your listing\. From now on/)
  await decideAgain(id, 'release')
  await decideAgain(id, 'keep')
  expect(await sentence()).toMatch(/^One of our volunteers looked at your listing again\. From now on/)
})

test('who deleted their listing is mailed neither of a decision about it nor that it was taken back', async () => {
  const { id, owner, caseId } = await reportedListing(program)
  await setListing(program.ctx, id, { deleted_at: program.ctx.clock.now() })
  const { body } = await decide(program, vera, caseId, 'keep', 'It is sold.')
  expect(await mailsTo(program.ctx, owner.email)).toEqual([])
  expect((await undo(program, vera, body.data.decision)).status).toBe(200)
  const mailed = await reportedListing(program)
  const made = await decide(program, vera, mailed.caseId, 'keep', 'It is sold.')
  await program.ctx.db
    .updateTable('mails')
    .set({ outcome: 'sent' })
    .where('recipient', '=', mailed.owner.email)
    .execute()
  await setListing(program.ctx, mailed.id, { deleted_at: program.ctx.clock.now() })
  expect((await undo(program, vera, made.body.data.decision)).status).toBe(200)
  for (const { email } of [owner, mailed.owner])
    expect((await mailsTo(program.ctx, email)).map(({ subject }) => subject)).not.toContain('We took a decision back')
})

test('who reported and wants to hear does so once, and anew only of the decision that was taken back', async () => {
  const reportToHearOf = async () => {
    const [person, id] = [await neighbour(program.ctx), await someListing(program.ctx, await neighbour(program.ctx))]
    const headers = await signedIn(program.ctx, person)
    await call(program, 'POST', `/posts/${id}/report`, headers, { reasons: ['duplicate'], notify_me: true })
    return { person, id, caseId: (await openCaseAbout(program, { listing_id: id })) ?? 0 }
  }
  const [one, other] = [await reportToHearOf(), await reportToHearOf()]
  const { body } = await decide(program, vera, one.caseId, 'release')
  await decide(program, vera, other.caseId, 'release')
  const heard = async ({ person }: { person: { email: string } }) => (await mailsTo(program.ctx, person.email)).length
  expect([await heard(one), await heard(other)]).toEqual([1, 1])
  await undo(program, mei, body.data.decision)
  expect([await heard(one), await heard(other)]).toEqual([0, 1])
  for (const { id } of [one, other]) await decideAgain(id, 'keep')
  expect([await heard(one), await heard(other)]).toEqual([1, 1])
})
