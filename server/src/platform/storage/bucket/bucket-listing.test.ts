import { expect, test } from 'vitest'
import { readListing } from './bucket.ts'

const listing = (keys: string[], more = '') =>
  `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${more}</ListBucketResult>`

test('a listing names our keys, however they are written, and nothing that is none of ours', () => {
  const keys = ['pictures/a.jpg', 'b&#45;c', 'd&#x2D;e', 'Other', 'f&amp;g', 'h/']
  expect(readListing(listing(keys))).toEqual({ keys: ['pictures/a.jpg', 'b-c', 'd-e'], next: undefined })
  expect(readListing(listing([]))).toEqual({ keys: [], next: undefined })
})

test('what follows is asked for by its token, with its marks as they are', () => {
  const more = '<NextContinuationToken>a&amp;&lt;&gt;&quot;&apos;&odd;&#x41;&#66;</NextContinuationToken>'
  expect(readListing(listing(['a'], more)).next).toBe(`a&<>"'&odd;AB`)
})
