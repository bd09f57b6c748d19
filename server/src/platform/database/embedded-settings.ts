/** Settings that no commit, however small the machine, may go without; `durable: false` is for tests alone. */
const keepsEverything = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const forgetsAtPowerCut = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

/** The embedded server's settings for a small machine, as arguments: no TCP port, a socket in `socketFolder`. */
export function serverSettings(socketFolder: string, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '192MB',
    effective_cache_size: '768MB',
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
    ...(durable ? keepsEverything : forgetsAtPowerCut),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
