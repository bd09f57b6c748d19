import { z } from 'zod'
import type { OpenDatabase } from '#platform/database'
import type { JobTable } from '#platform/jobs'
import { closeAgain } from './close-again.ts'
import { expireBackups } from './expire-backups.ts'
import { listClosedAccounts } from './list-closed-accounts.ts'
import { makeBackup } from './make-backup.ts'

const since = z.object({ since: z.coerce.date() })

/** The jobs of this module, by name. A backup reads the database in a session of its own, without time limits. */
export const backupJobsWith = (open: Pick<OpenDatabase, 'connection'>): JobTable => ({
  'make-backup': async (ctx) => {
    await listClosedAccounts(ctx)
    try {
      await makeBackup(ctx, open)
    } finally {
      await expireBackups(ctx)
    }
  },
  'list-closed-accounts': (ctx) => listClosedAccounts(ctx),
  'close-again': (ctx, payload) => closeAgain(ctx, since.parse(payload).since),
})
