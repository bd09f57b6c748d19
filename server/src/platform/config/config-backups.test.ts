import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const key = 'age1qyqszqgpqyqszqgpqyqszqgp'
const bucket = {
  BACKUP_TO: 'https://store.example/of/us/backups',
  BACKUP_KEY: key,
  BACKUP_S3_REGION: 'ca-1',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
}

test('backups go into a folder, or into a bucket, whose name is the end of its address', () => {
  expect(readConfig({ BACKUP_TO: '/var/backups', BACKUP_KEY: key }).backups).toEqual({
    to: { folder: '/var/backups' },
    key,
  })
  const to = { bucket: 'backups', region: 'ca-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  expect(readConfig(bucket).backups).toEqual({
    to: { bucket: { ...to, endpoint: 'https://store.example/of/us' } },
    key,
  })
  const atPort = { ...bucket, BACKUP_TO: 'http://127.0.0.1:9000/backups/' }
  expect(readConfig(atPort).backups?.to).toEqual({ bucket: { ...to, endpoint: 'http://127.0.0.1:9000' } })
})

test.each([
  [{ BACKUP_KEY: key }, 'BACKUP_TO: BACKUP_KEY needs it beside it'],
  [
    { BACKUP_TO: '/var/backups' },
    'BACKUP_KEY: BACKUP_TO needs it beside it: backups are encrypted to a key, as npm run backup:key makes it',
  ],
  [{ ...bucket, BACKUP_S3_REGION: '' }, 'BACKUP_S3_REGION: a bucket of backups needs it'],
  [{ ...bucket, BACKUP_S3_ACCESS_KEY_ID: '' }, 'BACKUP_S3_ACCESS_KEY_ID: a bucket of backups needs it'],
  [{ ...bucket, BACKUP_S3_SECRET_ACCESS_KEY: '' }, 'BACKUP_S3_SECRET_ACCESS_KEY: a bucket of backups needs it'],
])(
  'what is wrong with the settings of backups is said in one sentence, and nothing else is: %j',
  (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(new Error(sentence))
  },
)
