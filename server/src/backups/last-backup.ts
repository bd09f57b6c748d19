import type { Context } from '#platform/context'
import { findLastFailure, findLastGood, type GoodBackup } from './backup-queries.ts'

export type BackupState = {
  /** False when BACKUP_TO is empty: nobody makes any. */
  on: boolean
  /** The newest backup that was restored elsewhere and found equal, of the last 90 days. */
  good: GoodBackup | undefined
  /** What went wrong since then, in a sentence that holds nothing of people. */
  failed: { at: Date; reason: string } | undefined
}

/** When the last good backup was made, for whoever watches: the doctor, the metrics, the volunteers' room. */
export async function lastBackup(ctx: Context): Promise<BackupState> {
  const good = await findLastGood(ctx)
  const failed = await findLastFailure(ctx, good?.madeAt ?? new Date(0))
  return { on: ctx.config.backups !== undefined, good, failed }
}
