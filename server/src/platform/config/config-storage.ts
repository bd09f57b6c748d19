import { trimEndOf } from '@reable/contract/text/trim-end-of'
import { z } from 'zod'

/** The settings of the pictures' storage; `config.ts` reads them with all others. */
export const storageSettings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is like https://s3.ca-central-1.amazonaws.com' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is the name of a bucket alone')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type StorageSettings = z.infer<z.ZodObject<typeof storageSettings>>

/** A bucket of an S3-compatible store, reached at `endpoint`/`bucket`/key. */
export type BucketConfig = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Undefined bucket: pictures are stored in the data folder. */
export type StorageConfig = { bucket: BucketConfig | undefined }

export function storageConfig(vars: StorageSettings): StorageConfig {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = vars
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = vars
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return { bucket: undefined }
  return { bucket: { endpoint: trimEndOf(endpoint, '/'), bucket, region, accessKeyId, secretAccessKey } }
}

/** Checks these settings against each other; returns one sentence for each error. */
export function storageErrors(vars: StorageSettings): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => !vars[name])
  const present = names.find((name) => vars[name])
  return present ? missing.map((name) => `${name}: ${present} needs it beside it`) : []
}
