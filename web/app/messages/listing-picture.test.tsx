import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListingPicture } from './listing-picture.tsx'

test('where the photo of a listing is not shown, as of one that is deleted, its frame says so', () => {
  expect(renderToString(<ListingPicture cover={null} />)).toContain('No photo')
})
