import { expect, test } from 'vitest'
import { someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { exportContent } from './export-content.ts'
import { forgetContent } from './forget-content.ts'

const program = await programOfFile()

test('a volunteer’s own copy names what they wrote alone, the oldest first; when they leave it stays, without their name', async () => {
  const { ctx } = program
  const [leaving, stays] = [await someone(ctx), await someone(ctx)]
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 20, minute))
  const page = { kind: 'page', name: 'Our Blog', fields: JSON.stringify({}) }
  const pages = [
    { ...page, version: 4, changed_at: at(3), changed_by: leaving.id },
    { ...page, version: 2, changed_at: at(1), changed_by: leaving.id },
    { ...page, version: 3, changed_at: at(2), changed_by: stays.id },
  ]
  await ctx.db.insertInto('content_versions').values(pages).execute()
  const banner = { content: 'Closed.', url: null, starts_at: at(0) }
  const { id } = await ctx.db
    .insertInto('banners')
    .values({ ...banner, created_at: at(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const banners = pages.map(({ version, changed_at, changed_by }) => {
    return { ...banner, banner_id: id, version, changed_at, changed_by }
  })
  await ctx.db.insertInto('banner_versions').values(banners).execute()
  const written = { kind: 'page', name: 'Our Blog' }
  expect(await exportContent(ctx, { personId: leaving.id })).toEqual({
    documents: [
      { ...written, version: 2, changed_at: at(1) },
      { ...written, version: 4, changed_at: at(3) },
    ],
    banners: [
      { banner_id: id, version: 2, content: 'Closed.', changed_at: at(1) },
      { banner_id: id, version: 4, content: 'Closed.', changed_at: at(3) },
    ],
  })
  await forgetContent(ctx, { personId: leaving.id })
  expect(await exportContent(ctx, { personId: leaving.id })).toEqual({ documents: [], banners: [] })
  const { documents, banners: others } = await exportContent(ctx, { personId: stays.id })
  expect([documents.length, others.length]).toEqual([1, 1])
  const rows = ctx.db.selectFrom('content_versions').select('version').where('name', '=', 'Our Blog')
  expect(await rows.execute()).toHaveLength(4)
})
