import { afterAll, expect, test, vi } from 'vitest'
import { locationsOf } from '#places'
import { AnswerCache } from '#platform/answer-cache'
import { day } from '#platform/clock'
import { recordReads } from '#platform/database'
import { someListing, someone, testProgram } from '../testing.ts'

const program = await testProgram()
const { ctx } = program
afterAll(() => program.close())

const partners = new AnswerCache<number>({ name: 'partners', ttl: day })
const countPartners = async () => (await ctx.read('all partners', 'select id from partners', [])).length

/** Each is loaded once, and stays in memory while the tables that it names stay as they are. */
const stored = {
  'a short list': () => locationsOf(ctx),
  'a costly answer': () => partners.get(ctx, '', countPartners),
}

test.each(Object.entries(stored))(
  'what is made from %s of long ago and from a listing that changed since holds until something changes again',
  async (_, load) => {
    await ctx.changes.refresh()
    const id = await someListing(ctx, await someone(ctx))
    const title = 'select title from listings where id = $1'
    const make = async () => {
      const { result, reads } = recordReads(ctx.changes.look, async () => {
        await load()
        return ctx.read<{ title: string }>('a title', title, [id])
      })
      const [row] = await result
      return { title: row?.title, reads }
    }
    const first = await make()
    await ctx.db.updateTable('listings').set({ title: 'Changed since' }).where('id', '=', id).execute()
    const isUnchanged = async (reads: typeof first.reads) => {
      await ctx.changes.refresh()
      return ctx.changes.isUnchanged(reads)
    }
    await vi.waitFor(async () => expect(await isUnchanged(first.reads)).toBe(false), { timeout: 60_000 })
    const second = await make()
    expect([second.title, await isUnchanged(second.reads)]).toEqual(['Changed since', true])
    await ctx.db.updateTable('listings').set({ title: 'Changed again' }).where('id', '=', id).execute()
    await vi.waitFor(async () => expect(await isUnchanged(second.reads)).toBe(false), { timeout: 60_000 })
  },
)
