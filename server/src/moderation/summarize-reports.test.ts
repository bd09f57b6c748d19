import { expect, test } from 'vitest'
import { signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { caseOf, decideListing, openCaseAbout, waitingListing } from './cases/testing-cases.ts'
import { makeVolunteer, report } from './testing.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const owner = await someone(program.ctx)
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const headers = await signedIn(program.ctx, volunteer)
const room = { headers, person: volunteer }

const listing = (title: string) => someListing(program.ctx, owner, { title })
const waiting = (id: number) => waitingListing(program, headers, id)

test('a volunteer reads what was reported, how often and in which words, and never by whom', async () => {
  const id = await listing('Odd walker')
  await report(program, id, ['duplicate', 'Mine has the same photo'], { address: '192.0.2.1' })
  const person = await someone(program.ctx)
  await report(program, id, ['miscategorized', 'duplicate'], { headers: await signedIn(program.ctx, person) })
  const shown = await waiting(id)
  expect(shown).toMatchObject({
    post: { id, title: 'Odd walker', held: false, public: true, deleted: false, image: expect.anything() },
    reasons: [
      { reason: 'duplicate', count: 2 },
      { reason: 'miscategorized', count: 1 },
    ],
    words: ['Mine has the same photo'],
    findings: [],
  })
  expect(JSON.stringify(shown)).not.toContain(person.email)
})

test('what was decided about a listing before stands beside its new report', async () => {
  const id = await listing('Reported again')
  await report(program, id, ['duplicate'])
  await decideListing(program, room, id, 'release', 'All right')
  await report(program, id, ['scam'], { address: '192.0.2.2' })
  const caseId = (await openCaseAbout(program, { listing_id: id })) ?? 0
  const { decisions, listing: shown } = (await caseOf(program, room, caseId)).body.data
  expect(shown.reasons).toEqual([{ reason: 'scam', count: 1 }])
  expect(decisions).toMatchObject([
    { decision: 'release', words: 'All right', decided_by: volunteer.email.split('@')[0] },
  ])
})
