import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Paging, pageNumbers } from './paging.tsx'

test.each([
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, undefined, 9]],
  [3, 9, [1, 2, 3, 4, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('page %i of %i offers %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})

function markup(page: number, pages: number) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Paging label="Pages" page={page} pages={pages} addressOf={(number) => `/?page=${number}`} />
    </MemoryRouter>,
  )
}

test('every page is a real link, the current one is marked', () => {
  expect(markup(2, 3)).toMatch(/href="\/\?page=1"[^>]*rel="prev"|rel="prev"[^>]*href="\/\?page=1"/)
  expect(markup(2, 3)).toMatch(/aria-current="page"[^>]*>(<[^>]*>)*/)
  expect(markup(2, 3)).toContain('href="/?page=3"')
})

test('the first page has no Previous, the last no Next, a single page no paging', () => {
  expect(markup(1, 3)).not.toContain('Previous')
  expect(markup(3, 3)).not.toContain('Next')
  expect(markup(1, 1)).toBe('')
})
