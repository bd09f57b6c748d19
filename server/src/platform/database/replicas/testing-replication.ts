import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { describeConnection, withClient } from '../connection.ts'
import { findBinaries } from '../embedded/embedded-binaries.ts'
import { bareEnvironment, ensureCluster } from '../embedded/embedded-cluster.ts'
import { type ClusterPaths, preparePaths } from '../embedded/embedded-paths.ts'
import { ensureRoles } from '../embedded/embedded-roles.ts'
import { serverSettings } from '../embedded/embedded-settings.ts'
import { migrate } from '../migrate/migrate.ts'
import { quietLog } from '../testing.ts'
import { temporaryFolder } from '../testing-folder.ts'

/** A PostgreSQL of a test. `stop` kills it, `start` lets it go on from what is on its disk; frozen it says nothing, as behind a cut line. */
export type TestServer = Record<'start' | 'stop' | 'freeze' | 'thaw', () => Promise<void>> & { query: Query }

type Query = (text: string) => Promise<unknown[]>

/** A primary with its tables, and a replica that streams from it. `program` reaches what stands at the primary's address. */
export type Replication = {
  primary: TestServer
  replica: TestServer
  program: ClientConfig
  replicaConnection: ClientConfig
  /** Lets the primary's address lead to the replica, as a failover does. */
  failOver(): Promise<void>
  close(): Promise<void>
}

const streaming = [
  'wal_level=replica',
  'max_wal_senders=4',
  'wal_keep_size=256MB',
  'hot_standby=on',
  'hot_standby_feedback=on',
]

export async function startReplication(): Promise<Replication> {
  const folder = await temporaryFolder('reable-replicas-')
  const binaries = await findBinaries()
  const paths = await preparePaths(join(folder, 'primary'))
  const password = await ensureCluster({ paths, binaries, durable: false, log: quietLog, stopping: undefined })
  const superuser = (host: string) => ({ host, port: 5432, user: 'reable', password, database: 'postgres' })
  const primary = await startServer(binaries.postgres, paths, superuser(paths.socketFolder))
  const { owner, program } = await ensureRoles(superuser(paths.socketFolder))
  await migrate(describeConnection(owner), describeConnection(program))
  const copy = await preparePaths(join(folder, 'replica'))
  await copyCluster(superuser(paths.socketFolder), paths, copy)
  const replica = await startServer(binaries.postgres, copy, superuser(copy.socketFolder))
  const address = join(folder, 'address')
  await symlink(paths.socketFolder, address)
  return {
    primary,
    replica,
    program: describeConnection({ ...program, host: address }),
    replicaConnection: describeConnection({ ...program, host: copy.socketFolder }),
    failOver: async () => {
      await rm(address)
      await symlink(copy.socketFolder, address)
    },
    close: async () => {
      await Promise.all([primary.stop(), replica.stop()])
      for (const used of [folder, paths.socketFolder, copy.socketFolder])
        await rm(used, { recursive: true, force: true })
    },
  }
}

async function startServer(binary: string, paths: ClusterPaths, superuser: ClientConfig): Promise<TestServer> {
  const settings = serverSettings(paths.socketFolder, { durable: false, sessions: 60 })
  const options = ['-D', paths.cluster, ...settings, ...streaming.flatMap((setting) => ['-c', setting])]
  let child: ChildProcess
  const signalAll = async (signal: NodeJS.Signals) => {
    // The server itself first: one that stands still begins no more sessions.
    child.kill(signal)
    const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    for (const pid of children.split(' ').filter(Boolean).map(Number)) signalIfThere(pid, signal)
  }
  const start = async () => {
    child = spawn(binary, options, {
      ...paths.user,
      cwd: '/',
      env: bareEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream })
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => line.includes('ready to accept') && resolve())
      lines.once('close', () => reject(new Error('the server ended before it was ready')))
    })
  }
  await start()
  return {
    start,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    query: (text) =>
      withClient(
        describeConnection({ ...superuser, database: 'reable' }),
        async (client) => (await client.query(text)).rows,
      ),
  }
}

/** A session may have ended since it was read of. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code !== 'ESRCH') throw err
  }
}

/** Copies a running server's files as a base backup does, for a replica that streams the rest from it. */
async function copyCluster(superuser: ClientConfig, from: ClusterPaths, to: ClusterPaths): Promise<void> {
  await mkdir(to.home)
  const label = await withClient(describeConnection(superuser), async (client) => {
    await client.query("select pg_backup_start('replica', true)")
    await promisify(execFile)('cp', ['-a', from.cluster, to.cluster])
    return (await client.query('select labelfile from pg_backup_stop(false)')).rows[0].labelfile as string
  })
  await rm(join(to.cluster, 'postmaster.pid'), { force: true })
  const { host, user, password } = superuser
  const source = `primary_conninfo = 'host=${host} port=5432 user=${user} password=${password}'\n`
  const files = { backup_label: label, 'standby.signal': '', 'postgresql.auto.conf': source }
  for (const [name, text] of Object.entries(files)) await writeFile(join(to.cluster, name), text, { mode: 0o644 })
  if (to.user) await promisify(execFile)('chown', ['-R', `${to.user.uid}:${to.user.gid}`, to.home])
}
