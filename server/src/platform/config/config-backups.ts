import { isAbsolute } from 'node:path'
import { z } from 'zod'
import type { BucketConfig } from './config-storage.ts'

const placeError =
  'is an absolute path, or the address of a bucket, such as https://s3.ca-central-1.amazonaws.com/backups'

/** The settings of the nightly backup; `config.ts` reads them with all others. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .refine((place) => isAbsolute(place) || bucketAddress.test(place), placeError)
    .optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'is a public key of age, such as npm run backup:key prints: age1…')
    .optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
}

/** An S3-compatible store, and below it the bucket. */
const bucketAddress = /^(https?:\/\/[^/]+(?:\/[^/]+)*)\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/

type BackupSettings = z.infer<z.ZodObject<typeof backupSettings>>

/** Where backups are written each night, and the public key that they are encrypted to. */
export type BackupConfig = { to: { folder: string } | { bucket: BucketConfig }; key: string }

/** Undefined: no backups are made. */
export function backupConfig(vars: BackupSettings): BackupConfig | undefined {
  const { BACKUP_TO: place, BACKUP_KEY: key } = vars
  if (!place || !key) return undefined
  if (isAbsolute(place)) return { to: { folder: place }, key }
  const [, endpoint = '', bucket = ''] = bucketAddress.exec(place) ?? []
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId = '', BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = vars
  return {
    to: { bucket: { endpoint, bucket, region: vars.BACKUP_S3_REGION ?? '', accessKeyId, secretAccessKey } },
    key,
  }
}

const bucketNames = ['BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const

/** Checks these settings against each other; returns one sentence for each error. */
export function backupErrors(vars: BackupSettings): string[] {
  const { BACKUP_TO: place, BACKUP_KEY: key } = vars
  if (!place) return key ? ['BACKUP_TO: BACKUP_KEY needs it beside it'] : []
  const needed = isAbsolute(place) ? [] : bucketNames.filter((name) => !vars[name])
  return [
    ...(key
      ? []
      : ['BACKUP_KEY: BACKUP_TO needs it beside it: backups are encrypted to a key, as npm run backup:key makes it']),
    ...needed.map((name) => `${name}: a bucket of backups needs it`),
  ]
}
