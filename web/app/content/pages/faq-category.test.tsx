import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FaqCategory } from './faq-category.tsx'

test('[INFO-02] a heading within an answer is one level below its question', () => {
  const heading = { kind: 'heading' as const, level: 2, anchor: 'twice', line: [{ text: 'Twice a year' }] }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FaqCategory name="Care" questions={[{ title: 'How often is it cleaned?', body: [heading] }]} />
    </MemoryRouter>,
  )
  expect(html.match(/<h\d/g)).toEqual(['<h3', '<h4', '<h5'])
})
