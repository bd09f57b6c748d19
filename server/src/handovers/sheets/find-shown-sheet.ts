import { type SheetReader, sheetLinkInvalid } from '@reable/contract/handovers/sheets/rules'
import { findPersonById } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { digestOfCode, unsealSheetLink } from './sheet-links.ts'
import { findSheet, findSheetByDigest, type Sheet } from './sheet-queries.ts'

export type ShownSheet = { sheet: Sheet; reader: SheetReader; code: string | undefined }

/** Finds the sheet of a token: the code on a thing, or the link of a mail to one of the two. Refuses as invalid what is neither. */
export async function findShownSheet(ctx: Context, token: string): Promise<ShownSheet> {
  const digest = digestOfCode(token)
  if (digest) {
    const sheet = await findSheetByDigest(ctx, digest)
    if (sheet) return { sheet, reader: 'holder', code: token.trim().toLowerCase() }
    throw invalidLink()
  }
  const link = unsealSheetLink(ctx, await unlessRevoked(ctx, token))
  const person = link && (await findPersonById(ctx, link.personId))
  const sheet = person && link.isFor(person.email) ? await findSheet(ctx, link.sheetId) : undefined
  const reader = person && sheet && readerOf(sheet, person.id)
  if (!(sheet && reader)) throw invalidLink()
  return { sheet, reader, code: undefined }
}

/** On which side of a sheet somebody is; undefined for everybody else. */
export function readerOf(sheet: Sheet, personId: number): 'owner' | 'receiver' | undefined {
  if (sheet.receiver_id === personId) return 'receiver'
  return sheet.owner_id === personId ? 'owner' : undefined
}

export const invalidLink = () => new Refusal('invalid', sheetLinkInvalid, { errors: { token: [sheetLinkInvalid] } })
