import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { addressHashOf } from '../messages/blocks/address-hash.ts'
import { blockPerson } from '../messages/blocks/block-partner.ts'
import { get, signedIn, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { close } from './testing.ts'

let count = 0

const program = await programOfFile()

const noon = new Date('2026-11-23T20:00:00Z')
const later = new Date(noon.getTime() + 1000)

/** A mail to an address, which waits to be sent. */
async function mailTo(recipient: string, created_at = noon): Promise<string> {
  const subject = `Letter ${++count}`
  const mail = { recipient, subject, message_id: `<letter-${count}@x>`, html: '', plain: '', created_at }
  await program.ctx.db.insertInto('mails').values(mail).execute()
  return subject
}

const subjectsTo = async (recipient: string) => {
  const mails = program.ctx.db.selectFrom('mails').select('subject').where('recipient', '=', recipient)
  return (await mails.orderBy('id').execute()).map(({ subject }) => subject)
}

async function downloadAndClose(person: Person) {
  const headers = await signedIn(program.ctx, person)
  const { data } = (await get(program, '/api/user/data', headers)).body
  expect((await close(program, headers, { email: person.email })).status).toBe(200)
  const downloaded: string[] = data.mails.map(({ subject }: { subject: string }) => subject)
  return { downloaded, invitations: data.partners.invitations }
}

async function invite(email: string) {
  const { id } = await program.ctx.db
    .insertInto('partners')
    .values({ name: `Partner ${++count}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invitation = { email, partner_id: id, token_hash: Buffer.from([count]), ends_at: new Date('2030-01-01') }
  await program.ctx.db.insertInto('partner_invitations').values(invitation).execute()
}

const isInvited = async (email: string) =>
  (await program.ctx.db.selectFrom('partner_invitations').select('email').where('email', '=', email).execute()).length

test('whoever signs up with an address and never confirms it neither reads about nor deletes what was sent to it', async () => {
  const stranger = await someone(program.ctx, { confirmed: false })
  const letter = await mailTo(stranger.email)
  await invite(stranger.email)
  expect(await downloadAndClose(stranger)).toEqual({ downloaded: [], invitations: [] })
  expect([await subjectsTo(stranger.email), await isInvited(stranger.email)]).toEqual([[letter], 1])
})

test('whoever asks for an address and never confirms it neither reads about nor deletes what was sent to it', async () => {
  const person = await someone(program.ctx)
  const [own, wanted] = [await mailTo(person.email), `victim-${++count}@example.org`]
  const letter = await mailTo(wanted)
  const change = { person_id: person.id, old_email: person.email, new_email: wanted, created_at: noon }
  const mailed = { make_hash: Buffer.from(`make ${count}`), undo_hash: Buffer.from(`undo ${count}`), lettered_at: noon }
  await program.ctx.db
    .insertInto('email_changes')
    .values({ ...change, ...mailed })
    .execute()
  expect((await downloadAndClose(person)).downloaded).toEqual([own])
  expect([await subjectsTo(person.email), await subjectsTo(wanted)]).toEqual([[], [letter]])
})

test('who blocked somebody does not go on blocking an address that they only asked for, and somebody else has', async () => {
  const { ctx } = program
  const [person, blocker] = [await someone(ctx), await someone(ctx)]
  const wanted = `victim-${++count}@example.org`
  await blockPerson(ctx, { blocker, blocked: person })
  const change = { person_id: person.id, old_email: person.email, new_email: wanted, created_at: noon }
  await ctx.db
    .insertInto('email_changes')
    .values({ ...change, undo_hash: Buffer.from(`undo ${count}`), lettered_at: noon })
    .execute()
  await downloadAndClose(person)
  const isBlocked = async (email: string) => {
    const blocks = ctx.db.selectFrom('blocks').select('blocker_id').where('blocker_id', '=', blocker.id)
    return (await blocks.where('address_hash', '=', addressHashOf(ctx, email)).execute()).length > 0
  }
  expect([await isBlocked(person.email), await isBlocked(wanted)]).toEqual([true, false])
})

test('a former address is theirs until the day they left it, if they had confirmed it', async () => {
  const person = await someone(program.ctx)
  const [proven, unproven, undone] = ['proven', 'unproven', 'undone'].map((name) => `${name}-${++count}@example.org`)
  const changes = [
    { old_email: proven, undo_hash: Buffer.from('proven') },
    { old_email: unproven, undo_hash: null },
    { old_email: person.email, new_email: undone, undo_hash: Buffer.from('undone'), undone_at: later },
  ]
  for (const change of changes)
    await program.ctx.db
      .insertInto('email_changes')
      .values({
        person_id: person.id,
        old_email: change.old_email as string,
        new_email: (change.new_email as string | undefined) ?? person.email,
        undo_hash: change.undo_hash,
        undone_at: change.undone_at ?? null,
        created_at: noon,
        made_at: noon,
      })
      .execute()
  const theirs = await mailTo(proven as string)
  const others = [
    await mailTo(proven as string, later),
    await mailTo(unproven as string),
    await mailTo(undone as string),
  ]
  expect((await downloadAndClose(person)).downloaded).toEqual([theirs])
  const left = await Promise.all([proven, unproven, undone].map((email) => subjectsTo(email as string)))
  expect(left.flat()).toEqual(others)
})
