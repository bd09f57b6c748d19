import { addressLimit } from '@reable/contract/content/rules'
import { expect, test } from 'vitest'
import { bannerErrors } from './banner-rules.ts'

const starts_at = new Date('2026-11-23T20:00:00Z')
const banner = { content: 'Closed on Monday.', url: null, starts_at, ends_at: null }
const later = (milliseconds: number) => new Date(starts_at.getTime() + milliseconds)
const long = (length: number) => `/${'x'.repeat(length - 1)}`

test('a banner says up to 300 characters, leads to an address of up to 2,000, and ends after its beginning', () => {
  for (const [change, wrong] of [
    [{}, []],
    [{ content: '' }, ['content']],
    [{ content: '🦽'.repeat(300) }, []],
    [{ content: 'x'.repeat(301) }, ['content']],
    [{ url: '/aboutus' }, []],
    [{ url: 'aboutus' }, ['url']],
    [{ url: long(addressLimit) }, []],
    [{ url: long(addressLimit + 1) }, ['url']],
    [{ ends_at: later(1) }, []],
    [{ ends_at: starts_at }, ['ends_at_utc']],
    [{ ends_at: later(-1) }, ['ends_at_utc']],
  ] as const)
    expect([change, Object.keys(bannerErrors({ ...banner, ...change }))]).toEqual([change, wrong])
})
