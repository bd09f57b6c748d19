import type { Answer, AnswerBody } from '@reable/contract/client'
import { importRowsPerPage, type rowChoices } from '@reable/contract/imports/rules'
import type { Context } from '#platform/context'
import { readerOfImport } from './check-rows.ts'
import { getOwnImport, type OwnImport } from './own-import.ts'
import { findShownRows } from './row-queries.ts'
import { serializeRow } from './serialize-row.ts'

type Input = OwnImport & { show: (typeof rowChoices)[number]; after: number }

/** Lists rows of an import with what is wrong with each, a page at a time. Refuses as `getOwnImport` does. */
export async function listImportRows(
  ctx: Context,
  { show, after, ...own }: Input,
): Promise<AnswerBody<'listImportRows'>> {
  const row = await getOwnImport(ctx, own)
  const rows = await findShownRows(ctx, { importId: own.id, show, after, limit: importRowsPerPage + 1 })
  const page = rows.slice(0, importRowsPerPage)
  const reader = await readerOfImport(ctx, row)
  return {
    data: page.map((one) => serializeRow(one, { headers: row.headers, reader })),
    next: rows.length > page.length ? (page.at(-1)?.number ?? null) : null,
  }
}

/** Returns one row of an import as it stands. */
export async function getImportRow(ctx: Context, own: OwnImport, number: number): Promise<Answer<'changeImportRow'>> {
  const row = await getOwnImport(ctx, own)
  const [shown] = await findShownRows(ctx, { importId: own.id, show: 'all', after: number - 1, limit: 1 })
  if (!shown) throw new Error('A row of an import is gone.')
  return serializeRow(shown, { headers: row.headers, reader: await readerOfImport(ctx, row) })
}
