import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Part } from './part.tsx'
import { renderPartsBy } from './rendering.ts'

afterEach(() => renderPartsBy(undefined))

const page = (content: () => string, of = 'one') =>
  renderToString(
    <MemoryRouter>
      <Part as="footer" name="footer" of={of} className="end">
        {() => (
          <p>
            {content()} & {of}
          </p>
        )}
      </Part>
    </MemoryRouter>,
  )

test('a part reads the same, whether it is rendered with its page, by itself or reused', () => {
  const alone = page(() => 'Hello')
  renderPartsBy(renderToString)
  expect([1, 2, 3].map(() => page(() => 'Hello'))).toEqual([alone, alone, alone])
  expect(alone).toBe('<footer class="end"><p>Hello<!-- --> &amp; <!-- -->one</p></footer>')
})

test('from the third page on a part is not rendered any more; one that depends on something else is', () => {
  renderPartsBy(renderToString)
  const content = vi.fn(() => 'Hello')
  for (let count = 0; count < 5; count++) page(content)
  expect(content).toHaveBeenCalledTimes(2)
  page(content, 'two')
  expect(content).toHaveBeenCalledTimes(3)
})
