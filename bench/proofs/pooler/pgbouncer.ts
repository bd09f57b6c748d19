import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../program/free-port.ts'
import { benchData } from '../../program/root.ts'
import { logOf } from '../../program/start-program.ts'

/** Where Debian has it: not on everybody's path. */
const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** How many sessions it has with PostgreSQL at most; the program has more with it. */
const poolSize = 8

type Entered = { host: string; port: number; user: string; password: string }

export type PgBouncer = {
  /** The DATABASE_URL that leads through it. */
  address: string
  /** Kills it, and starts it again. */
  killAndStart(): Promise<void>
  /** Its own count of how many enter, how many sessions it has with PostgreSQL, and how many transactions it has served since it began. */
  count(): Promise<{ clients: number; servers: number; transactions: number }>
  stop(): Promise<void>
}

/** The real PgBouncer, as docs/running.md has it, in front of the database `reable`. It runs as `postgres` where this is root. */
export async function startPgBouncer({ host, port, user, password }: Entered): Promise<PgBouncer> {
  const program = places.find(existsSync)
  if (!program) throw new Error('This needs PgBouncer: apt-get install pgbouncer')
  const folder = join(benchData, 'pgbouncer')
  const listenPort = await freePort()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'userlist.txt'), `"${user}" "${password}"\n`)
  await writeFile(join(folder, 'pgbouncer.ini'), settingsOf({ host, port, user, folder, listenPort }))
  const start = async () => {
    const child = await launch(program, folder)
    await untilItAnswers(() => ask(listenPort, { user, password }, 'show version'))
    return child
  }
  let child = await start()
  return {
    address: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${listenPort}/reable`,
    async killAndStart() {
      await end(child, 'SIGKILL')
      child = await start()
    },
    async count() {
      const asked = (text: string) => ask(listenPort, { user, password }, text)
      const of = (row: Record<string, string>, ...names: string[]) =>
        names.reduce((sum, name) => sum + Number(row[name] ?? 0), 0)
      const pool = (await asked('show pools')).find(({ database }) => database === 'reable') ?? {}
      const stats = (await asked('show stats')).find(({ database }) => database === 'reable') ?? {}
      return {
        clients: of(pool, 'cl_active', 'cl_waiting'),
        servers: of(pool, 'sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'),
        transactions: of(stats, 'total_xact_count'),
      }
    },
    stop: () => end(child, 'SIGINT'),
  }
}

type Settings = Pick<Entered, 'host' | 'port' | 'user'> & { folder: string; listenPort: number }

const settingsOf = ({ host, port, user, folder, listenPort }: Settings) => `[databases]
reable = host=${host} port=${port} dbname=reable

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'userlist.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
query_wait_timeout = 5
stats_users = ${user}
`

async function launch(program: string, folder: string): Promise<ChildProcess> {
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const output = logOf(folder)
  const child = spawn(program, [...asUser, join(folder, 'pgbouncer.ini')], { stdio: ['ignore', output, output] })
  await once(child, 'spawn')
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Asks its console, which reads plain statements alone. */
async function ask(port: number, entered: { user: string; password: string }, text: string) {
  const client = new pg.Client({ host: '127.0.0.1', port, ...entered, database: 'pgbouncer' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(text)).rows
  } finally {
    await client.end()
  }
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await ask().then(
      () => true,
      () => false,
    )
    if (answered) return
    await delay(50)
  }
  throw new Error('PgBouncer does not answer: data/bench/pgbouncer.log says why.')
}
