import { z } from 'zod'

/** The layout of the archive: raised when an older program could not read what a newer one writes. */
export const archiveFormat = 1

/**
 * The first file of an archive: what follows, so that a restore can refuse before it touches anything and count after.
 * Then `tables/<name>/<number>.copy` and `jobs/<number>.copy`, whole lines in PostgreSQL's text format for COPY,
 * `objects/<key>`, and as the last one `end.json`, without which the archive is cut off.
 */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  migration: z.string(),
  made_at: z.iso.datetime(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of its rows in any order; older archives have none. */
      checksum: z.string().optional(),
    }),
  ),
  jobs: z.number(),
  sequences: z.record(z.string(), z.number()),
})
/** `digest`: SHA-256 of all objects in their order; older archives have none. */
export const endSchema = z.object({ objects: z.number(), digest: z.string().optional() })

export type Manifest = z.infer<typeof manifestSchema>
export type SavedTable = Manifest['tables'][number]
