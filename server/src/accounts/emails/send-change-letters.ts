import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { type Letter, queueMails } from '#platform/mail'
import { newAddressLetter } from '../letters/new-address-letter.tsx'
import { oldAddressLetter } from '../letters/old-address-letter.tsx'
import { takenAddressLetter } from '../letters/taken-address-letter.tsx'
import { lockPerson } from '../people/leaving-queries.ts'
import { findPersonById } from '../people/people-queries.ts'
import { hashToken, newToken } from '../tokens.ts'
import { makeDays, undoDays } from './change-days.ts'
import { holdUnlettered, isTaken, noteLettered } from './email-change-queries.ts'

/** Writes to both addresses of a change that was asked for: once, however often the job is tried. */
export function sendChangeLetters(ctx: Context, { changeId }: { changeId: number }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const change = await holdUnlettered(ctx, changeId)
    const person = change && (await lockPerson(ctx, change.personId)) && (await findPersonById(ctx, change.personId))
    if (!person) return
    const make = (await isTaken(ctx, { email: change.newEmail, personId: person.id })) ? undefined : newToken()
    // An address that nobody has confirmed may be anybody's, who has no say in this account.
    const undo = person.confirmed ? newToken() : undefined
    await noteLettered(ctx, { id: change.id, make_hash: hashed(make), undo_hash: hashed(undo) })
    const goodFor = (letter: Letter, days: number): Letter => ({
      ...letter,
      goodUntil: new Date(ctx.clock.now().getTime() + days * day),
    })
    const toNew = make
      ? await newAddressLetter(ctx, { to: change.newEmail, token: make })
      : await takenAddressLetter(ctx, { to: change.newEmail })
    const toOld = await oldAddressLetter(ctx, { to: change.oldEmail, token: undo })
    await queueMails(ctx, [goodFor(toNew, makeDays), goodFor(toOld, undoDays)])
  })
}

const hashed = (token: string | undefined) => (token === undefined ? null : hashToken(token))
