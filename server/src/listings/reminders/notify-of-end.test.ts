import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { mailServer } from '../../platform/mail/smtp/testing-mail-server.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { listingChecks } from '../jobs.ts'
import { expireListings } from '../lifecycle/expire-listings.ts'
import { type Program, rowOf } from '../testing.ts'
import { mailsTo } from '../testing-mails.ts'

let program: Program
let server: Awaited<ReturnType<typeof mailServer>>
let owner: Person
let id: number
const begin = new Date('2026-11-20T20:00:00Z')
let now = begin

beforeAll(async () => {
  server = await mailServer()
  program = await testProgram({ SMTP_URL: server.address, MAIL_FROM: 'post@reable.example' })
  program.ctx.clock = { now: () => now }
})
beforeEach(async () => {
  now = begin
  server.received.length = 0
  owner = await someone(program.ctx)
  id = await someListing(program.ctx, owner)
})
afterAll(async () => {
  await program.close()
  await server.stop()
})

/** The notes about a listing's end, by the days after its publication on which they are due. */
const notes = [
  [76, 'Your listing ends soon'],
  [87, 'Your listing ends soon'],
  [90, 'Your listing has ended'],
] as const

async function runJobAt(days: number) {
  now = new Date(begin.getTime() + days * day)
  await expireListings(program.ctx)
}

/** Sends what is written to the owner, as the job does it, and does it again. */
async function send() {
  const mails = program.ctx.db.selectFrom('mails').select('id').where('recipient', '=', owner.email)
  for (const mail of await mails.execute()) await sendMail(program.ctx, { mailId: mail.id }, listingChecks)
}

describe('[LIFE-08] a reminder of a listing’s end comes once', () => {
  test.each(notes)(
    'after %i days, when the program is killed before it can note that it went',
    async (days, subject) => {
      await runJobAt(days)
      const killed = { table: 'mails', on: 'update', when: "new.outcome = 'sent'" } as const
      await expect(withFailingWrites(program.database.pool, killed, send)).rejects.toThrow('broken on purpose')
      await send()
      await expireListings(program.ctx)
      await send()
      expect(server.received.map(({ to, mail }) => [to, mail.subject])).toEqual([[owner.email, subject]])
    },
  )

  test.each(notes)('after %i days, when the program is killed while it is written', async (days, subject) => {
    const { next_note_at } = await rowOf(program.ctx, id)
    for (const table of ['mails', 'listing_links', 'listing_reminders', 'graphile_worker._private_jobs']) {
      await withFailingWrites(program.database.pool, { table, on: 'insert' }, () => runJobAt(days))
      expect(await mailsTo(program.ctx, owner.email)).toEqual([])
      expect(await rowOf(program.ctx, id)).toMatchObject({ active: true, next_note_at })
    }
    await expireListings(program.ctx)
    await expireListings(program.ctx)
    await send()
    expect(server.received.map(({ to, mail }) => [to, mail.subject])).toEqual([[owner.email, subject]])
  })
})
