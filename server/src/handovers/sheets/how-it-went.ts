import type { Answer } from '@reable/contract/client'
import { howItWentInvalid, howItWentMissing, howItWentSaid } from '@reable/contract/handovers/sheets/rules'
import { findPersonById, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { unsealHowItWent } from './how-it-went-links.ts'
import { sealSheetLink } from './sheet-links.ts'
import { claimAnswer, findSheet, type Sheet } from './sheet-queries.ts'

type HowItWentAnswer = Answer<'readHowItWent'>

/** Says what the link of the mail that asks is about. It changes nothing. Refuses as invalid a token that is none. */
export async function readHowItWent(ctx: Context, { token }: { token: string }): Promise<HowItWentAnswer> {
  return describe(ctx, await sheetAsked(ctx, token))
}

type Said = { token: string; fits?: boolean | undefined; as_described?: boolean | undefined }

/** Stores once how it went. Refuses as invalid what says nothing, as a conflict the second answer. */
export function sayHowItWent(ctx: Context, { token, fits, as_described }: Said): Promise<HowItWentAnswer> {
  return inTransaction(ctx, async (ctx) => {
    const { sheet } = await sheetAsked(ctx, token)
    if (fits === undefined && as_described === undefined)
      throw new Refusal('invalid', howItWentMissing, { errors: { fits: [howItWentMissing] } })
    const said = { fits: fits ?? null, as_described: as_described ?? null }
    if (!(await claimAnswer(ctx, sheet.id, said))) throw new Refusal('conflict', howItWentSaid)
    return describe(ctx, await sheetAsked(ctx, token))
  })
}

type Asked = { sheet: Sheet; receiver: Person }

async function sheetAsked(ctx: Context, token: string): Promise<Asked> {
  const link = unsealHowItWent(ctx, await unlessRevoked(ctx, token))
  const receiver = link && (await findPersonById(ctx, link.personId))
  const sheet = receiver && link.isFor(receiver.email) ? await findSheet(ctx, link.sheetId) : undefined
  if (!receiver || sheet?.receiver_id !== receiver.id)
    throw new Refusal('invalid', howItWentInvalid, { errors: { token: [howItWentInvalid] } })
  return { sheet, receiver }
}

/** Whom it does not fit may list it again, by a token that opens the sheet for them. */
function describe(ctx: Context, { sheet, receiver }: Asked): HowItWentAnswer {
  const { id: personId, email } = receiver
  const link = { sheetId: sheet.id, personId, email, meetingAt: ctx.clock.now() }
  return {
    title: sheet.title ?? '',
    said: sheet.answered_at !== null,
    again: sheet.fits === false ? sealSheetLink(ctx, link) : null,
  }
}
