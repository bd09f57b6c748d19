import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketConfig } from '#platform/config'

/** A store on this machine that speaks S3, checks signatures and has one empty bucket. `close()` leaves nothing behind. */
export async function openBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'photos' }],
  })
  const { port } = await store.run()
  const config: BucketConfig = {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'photos', region: 'us-east-1' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  }
  const close = async () => {
    const closing = store.close()
    store.httpServer.closeAllConnections()
    await closing
    await rm(directory, { recursive: true })
  }
  return { config, env: environmentOf(config), close }
}

/** The environment variables that configure this bucket. */
export const environmentOf = (config: BucketConfig): Record<string, string> => ({
  S3_ENDPOINT: config.endpoint,
  S3_BUCKET: config.bucket,
  S3_REGION: config.region,
  S3_ACCESS_KEY_ID: config.accessKeyId,
  S3_SECRET_ACCESS_KEY: config.secretAccessKey,
})
