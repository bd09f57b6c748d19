import { expect, test } from 'vitest'
import { claimCase } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { waitForLongWait } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { decideCase } from './decide-case.ts'
import { claim, decide, reportedListing, someVolunteerCalled } from './testing-cases.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera')
const mei = await someVolunteerCalled(program, 'Mei')

/** `CLAIM_RUNS=1000` tries more. */
const claimRuns = Number(process.env.CLAIM_RUNS ?? 20)

test('of two who claim at once one has the case, and of two who decide at once one does; the other is told who', async () => {
  for (let times = 0; times < claimRuns; times++) {
    const { caseId } = await reportedListing(program)
    const claims = await Promise.all([claim(program, vera, caseId), claim(program, mei, caseId)])
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(claims.find(({ status }) => status === 409)?.body.error).toMatch(/^(Vera|Mei) has this\./)
    await program.ctx.db.updateTable('cases').set({ claimed_by: null }).where('id', '=', caseId).execute()
    const made = await Promise.all([
      decide(program, vera, caseId, 'release'),
      decide(program, mei, caseId, times % 2 ? 'keep' : 'release', 'Sold.'),
    ])
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(made.find(({ status }) => status === 409)?.body.error).toMatch(
      /^(Vera|Mei) decided this case a moment ago\./,
    )
    const rows = program.ctx.db.selectFrom('case_decisions').select('id').where('case_id', '=', caseId)
    expect(await rows.execute()).toHaveLength(1)
  }
}, 3_600_000)

test.each([
  [
    'claims',
    /^Mei has this\./,
    (ctx: Context, caseId: number) => claimCase(ctx, { volunteer: mei.person, caseId }),
    (caseId: number) => claim(program, vera, caseId),
  ],
  [
    'decides',
    /^Mei decided this case a moment ago\./,
    (ctx: Context, caseId: number) =>
      decideCase(ctx, { volunteer: mei.person, caseId, decision: 'release', words: '' }),
    (caseId: number) => decide(program, vera, caseId, 'release'),
  ],
] as const)(
  'who %s second is told who was first, also where the first one takes longer than a second',
  async (_, sentence, first, second) => {
    const { caseId } = await reportedListing(program)
    const { answer } = await inTransaction(program.ctx, async (ctx) => {
      await first(ctx, caseId)
      const answer = second(caseId)
      await waitForLongWait(program.database.pool, answer)
      return { answer }
    })
    const { status, body } = await answer
    expect([status, body.error]).toEqual([409, expect.stringMatching(sentence)])
  },
)
