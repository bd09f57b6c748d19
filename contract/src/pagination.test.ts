import { expect, test } from 'vitest'
import { pagination } from './pagination.ts'

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('%d listings with 24 on a page are %d pages', (total, pages) => {
  expect(pagination(1, 24, total)).toEqual({
    current_page: 1,
    last_page: pages,
    total_pages: pages,
    total_posts: total,
  })
})
