import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { mailServer } from '../../platform/mail/smtp/testing-mail-server.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { listingChecks } from '../jobs.ts'
import { expireListings } from '../lifecycle/expire-listings.ts'

let owner: Person
const begin = new Date('2026-11-20T20:00:00Z')
let now = begin

const server = await mailServer()
const program = await testProgram({ SMTP_URL: server.address, MAIL_FROM: 'post@reable.example' })
program.ctx.clock = { now: () => now }
beforeEach(async () => {
  now = begin
  server.received.length = 0
  owner = await someone(program.ctx)
  await someListing(program.ctx, owner)
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
})
