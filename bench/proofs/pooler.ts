import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, writeDuring } from './everything/under-fire.ts'
import { startOwnDatabase } from './pooler/database.ts'
import { type PgBouncer, startPgBouncer } from './pooler/pgbouncer.ts'

/**
 * Proves that nothing is lost behind PgBouncer in transaction mode: two processes that serve and one that works the queue, while people write
 * in every way for `--minutes 1`; then PgBouncer is killed and started again under them, and they go on for as long.
 */
export const pooler: Measurement = {
  name: 'pooler',
  description:
    'two processes behind the real PgBouncer in transaction mode while people write in every way; it is killed once',
  onlyWhenNamed: true,
  async run({ minutes = 1 }) {
    const dataFolder = await villageCopy('pooler')
    const database = await startOwnDatabase(dataFolder)
    let pgBouncer: PgBouncer | undefined
    try {
      pgBouncer = await startPgBouncer(database)
      const settings = { ...database.settings, DATABASE_URL: pgBouncer.address, PROCESSES: '2' }
      return await writeBehind(pgBouncer, dataFolder, settings, minutes * 60_000)
    } finally {
      await pgBouncer?.stop()
      await database.stop()
    }
  },
}

async function writeBehind(pgBouncer: PgBouncer, dataFolder: string, settings: Record<string, string>, time: number) {
  const context = await beginUnderFire(dataFolder, settings)
  try {
    let counted = { clients: 0, servers: 0, transactions: 0 }
    await writeDuring(context, 'behind PgBouncer', async () => {
      await delay(time)
      counted = await pgBouncer.count()
    })
    await writeDuring(context, 'after a kill of PgBouncer', async () => {
      await delay(2_000)
      await pgBouncer.killAndStart()
      await delay(time)
    })
    return [...(await judgeUnderFire(context)), ...(await judgeSessions(dataFolder)), ...figuresOf(counted)]
  } finally {
    await endUnderFire(context)
  }
}

/** What a transaction, or a mail, may have left behind in a session that others are given after it. */
async function judgeSessions(dataFolder: string): Promise<Figure[]> {
  const left = `
    select count(*) filter (where state like 'idle in transaction%')::int as open,
      (select count(*)::int from pg_locks where locktype = 'advisory' and classid = 1835100524) as locks
    from pg_stat_activity where usename = 'reable_program'`
  const [row] = await queryDatabase<{ open: number; locks: number }>(dataFolder, left)
  const none = (name: string, value = 1): Figure => ({ name, value, unit: '', target: { most: 0 } })
  return [none('transactions left open', row?.open), none('locks of mails left behind', row?.locks)]
}

const figuresOf = ({ clients, servers, transactions }: Awaited<ReturnType<PgBouncer['count']>>): Figure[] => [
  { name: 'sessions of the program with PgBouncer', value: clients, unit: '' },
  { name: 'sessions of PgBouncer with PostgreSQL', value: servers, unit: '', target: { most: clients - 1 } },
  { name: 'transactions through it in the first half', value: transactions, unit: '', target: { least: 1_000 } },
]
