import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { StartError } from '#platform/database'
import { quietLog } from './platform/database/testing.ts'
import { openBucket } from './platform/storage/testing.ts'
import { startServices } from './program.ts'

const bucket = await openBucket()
afterAll(() => bucket.close())

const start = (env: Record<string, string>) =>
  startServices(
    readConfig({ APP_ENV: 'test', DATA_DIR: join(tmpdir(), 'never-made'), ...bucket.env, ...env }),
    quietLog,
  )

test.each([
  [{ S3_SECRET_ACCESS_KEY: 'wrong' }, '403 (SignatureDoesNotMatch)'],
  [{ S3_ACCESS_KEY_ID: 'nobody' }, '403 (InvalidAccessKeyId)'],
  [{ S3_BUCKET: 'elsewhere' }, '404 (NoSuchBucket)'],
])('a store that refuses us ends the start before anything is opened: %j', async (env, message) => {
  const failing = start(env)
  await expect(failing).rejects.toThrow(StartError)
  await expect(failing).rejects.toThrow(`answered ${message}. Look at S3_ENDPOINT and its neighbours.`)
})
