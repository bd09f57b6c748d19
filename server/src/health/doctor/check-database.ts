import type { Context } from '#platform/context'
import type { OpenDatabase } from '#platform/database'
import { StartError } from '#platform/database'
import { broken, type Finding, good } from '../finding.ts'
import { judgeState } from '../state/judge-state.ts'
import { readState } from '../state/read-state.ts'
import { judgeClock } from './check-address.ts'
import { checkVersion } from './check-versions.ts'
import { readServer } from './server-queries.ts'

/** Refuses with a StartError where the demonstration’s people are in the database. */
export type RefuseVillage = (ctx: Context) => Promise<void>

/** What the database says of itself, and of how the place does. */
export async function checkDatabase(
  ctx: Context,
  database: OpenDatabase,
  refuseVillage: RefuseVillage,
): Promise<Finding[]> {
  const { version, now } = await readServer(ctx)
  const found = [
    checkVersion('PostgreSQL', version, ctx.clock.now()),
    ...(ctx.config.database.url ? [judgeClock(now, ctx.clock.now(), 'The database')] : []),
  ]
  if (!(await database.ready()))
    return [
      ...found,
      broken(
        'migrations',
        'The database is not as this version of the program needs it.',
        'Start the program once: it brings the database up to date by itself. Its log says why if it does not.',
      ),
    ]
  const current = good('migrations', 'The database is up to date.')
  return [
    ...found,
    current,
    ...(await checkVillage(ctx, refuseVillage)),
    ...judgeState(await readState(ctx), ctx.config.appEnv === 'production'),
  ]
}

/** In a demonstration its people belong there. */
async function checkVillage(ctx: Context, refuseVillage: RefuseVillage): Promise<Finding[]> {
  if (ctx.config.appEnv !== 'production') return []
  try {
    await refuseVillage(ctx)
    return [good('demonstration', 'No account of the demonstration is in here.')]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [broken('demonstration', 'Accounts of the demonstration are in here.', error.message)]
  }
}
