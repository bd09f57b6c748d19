import {
  importColumnsLimit,
  importRowsLimit,
  importsLimit,
  sheetEmpty,
  tooManyColumns,
  tooManyImports,
  tooManyRows,
} from '@reable/contract/imports/rules'
import { lockPerson, type Person } from '#accounts'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOncePrepared } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { cleanLine } from '../import/csv/clean-cell.ts'
import { namesOf } from '../import/csv/csv-names.ts'
import { notesOn } from '../import/import-notes.ts'
import { checkRows, readerOf } from './check-rows.ts'
import { findImport, findImportsOf, insertImport } from './import-queries.ts'
import type { Sheet } from './read-sheet.ts'
import { readSheetInThread } from './read-sheet-in-thread.ts'
import { requireMember } from './require-member.ts'
import { insertRows } from './row-queries.ts'

type Input = { person: Person; fileName: string; bytes: Uint8Array; key: IdempotencyKey }

/**
 * Reads and checks a file as the command does, and stores its rows for the member to mend and to list. Returns its id; sent twice, it
 * is the same one. Refuses as `requireMember` and `readSheetInThread` do, as invalid at `content` what is too long or empty, and as a conflict
 * when a person has too many.
 */
export async function createImport(ctx: Context, { person, fileName, bytes, key }: Input): Promise<number> {
  requireMember(person)
  const request = {
    ...{ personId: person.id, action: 'create import', key },
    isStillValid: async ({ id }: { id: number }) => Boolean(await findImport(ctx, { id, ownerId: person.id })),
  }
  const prepare = () => readSheet(ctx, { person, fileName, bytes })
  const { id } = await runOncePrepared(ctx, request, prepare, async (ctx, { rows, ...row }) => {
    await lockPerson(ctx, { personId: person.id })
    if ((await findImportsOf(ctx, person.id)).length >= importsLimit) throw new Refusal('conflict', tooManyImports)
    const id = await insertImport(ctx, { ...row, owner_id: person.id })
    await insertRows(ctx, id, rows)
    return { id }
  })
  return id
}

async function readSheet(ctx: Context, { person, fileName, bytes }: Omit<Input, 'key'>) {
  const name = cleanLine(fileName) || 'The file'
  const { csv, rows: read } = await readSheetInThread({ name, bytes })
  requireInBounds(csv)
  const { headers } = csv.columns
  const reader = await readerOf(ctx, { headers, file_name: name, photoNames: [] })
  const rows = await checkRows(ctx, reader, { ownerId: person.id, rows: read })
  return { file_name: name, headers, notes: notesOn(csv, namesOf(reader.lists), person), rows }
}

function requireInBounds({ total, columns }: Sheet['csv']): void {
  if (total > importRowsLimit) throw atContent(tooManyRows)
  if (!total) throw atContent(sheetEmpty)
  if (columns.headers.length > importColumnsLimit) throw atContent(tooManyColumns)
}

const atContent = (sentence: string) => new Refusal('invalid', sentence, { errors: { content: [sentence] } })
