import { totalmem } from 'node:os'

/** Settings that no commit, however small the machine, may go without; `durable: false` is for tests alone. */
const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
/** After a restart the cache is read back into memory, so that nobody waits for the disk again. */
const prewarmSettings = { shared_preload_libraries: 'pg_prewarm' }
const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

const mb = 1024 * 1024

/** The memory of the machine, or the part that the program may use, in bytes. */
const machineMemory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** An eighth of the memory is for PostgreSQL's cache, in MB; a small database uses only as much of it as it is large. */
const sharedBuffersMb = (memory: number) => Math.round(Math.min(Math.max(memory / 8 / mb, 128), 2048))

type Needs = { durable: boolean; sessions: number }

/** The embedded server's settings, as arguments: no TCP port, a socket in `socketFolder`. `memory` in bytes. */
export function serverSettings(socketFolder: string, { durable, sessions }: Needs, memory = machineMemory()): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: String(sessions),
    shared_buffers: `${durable ? sharedBuffersMb(memory) : 128}MB`,
    effective_cache_size: `${Math.round(memory / 2 / mb)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '512MB',
    checkpoint_timeout: '5min',
    checkpoint_completion_target: '0.9',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Errors reach the program anyway; in a log line they would quote people's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? { ...durableSettings, ...prewarmSettings } : fastSettings),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
