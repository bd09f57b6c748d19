import type { Config } from '#platform/config'
import type { Log } from '#platform/log'

/** Says at the start in production what a place for real people lacks, in sentences for whoever runs it. */
export function warnOfSetup({ appEnv, backups, database }: Config, log: Log): void {
  if (appEnv !== 'production') return
  if (!backups) log.warn('No backups are made: set BACKUP_TO and BACKUP_KEY (docs/running.md, Backups).')
  if (database.url && !database.ownerUrl)
    log.warn(
      'The program owns its tables, and could change the volunteers’ log: set MIGRATION_DATABASE_URL (docs/running.md).',
    )
}
