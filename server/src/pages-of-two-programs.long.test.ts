import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pagesPlugin } from '#platform/http'
import { withClient } from './platform/database/connection.ts'
import { testConnection } from './platform/database/testing.ts'
import { someListing, someone, testProgram } from './testing.ts'
import { secondProgram } from './testing-second-program.ts'

let one: Awaited<ReturnType<typeof testProgram>>
let other: Awaited<ReturnType<typeof secondProgram>>
let id: number

type Program = Pick<typeof one, 'app' | 'ctx' | 'serverState' | 'limits'>

/** Serves one page: the title of the listing. */
async function servePage({ app, ctx, serverState, limits }: Program) {
  const render = async () => {
    const rows = await ctx.db.selectFrom('listings').select('title').where('id', '=', id).execute()
    return {
      status: 200,
      headers: new Headers({ 'content-type': 'text/html' }),
      html: Buffer.from(rows[0]?.title ?? ''),
    }
  }
  const common = { readsQueryParameter: () => true, scripts: [] }
  await app.register(pagesPlugin({ ...ctx, ...common, serverState, limits, render }))
}

beforeAll(async () => {
  one = await testProgram()
  other = await secondProgram(one)
  id = await someListing(one.ctx, await someone(one.ctx))
  for (const { ctx } of [one, other]) await ctx.publicData.listen(one.database.connection, ctx.log)
  await servePage(one)
  await servePage(other)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const shown = () => Promise.all([one, other].map(async ({ app }) => (await app.inject('/')).body))

/** Ends every session that the programs have with the database, as a network that fails does. */
const cutSessions = () =>
  withClient(testConnection(one.database.name), (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  )

test('a change shows on the cached pages of every program, whoever made it and however often their sessions are cut', async () => {
  await withClient(testConnection(one.database.name), async (client) => {
    for (let change = 0; change < 4; change++) {
      const title = `Changed ${change} times`
      await client.query('update listings set title = $1 where id = $2', [title, id])
      await vi.waitFor(async () => expect(await shown()).toEqual([title, title]), { timeout: 60_000, interval: 50 })
    }
  })
  for (let change = 0; change < 3; change++) {
    const title = `Changed ${change} times, and cut`
    await withClient(testConnection(one.database.name), (client) =>
      client.query('update listings set title = $1 where id = $2', [title, id]),
    )
    await cutSessions()
    await vi.waitFor(async () => expect(await shown()).toEqual([title, title]), { timeout: 60_000, interval: 50 })
  }
})
