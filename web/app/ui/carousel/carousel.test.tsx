import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from './carousel.tsx'

const slides = ['One', 'Two', 'Three'].map((text) => ({ text, content: <p>{text}</p> }))

test('[INFO-26] without a script every slide can be read, and the row that scrolls can be reached by keyboard', () => {
  const html = renderToStaticMarkup(<Carousel label="Words" slides={slides} />)
  for (const { text } of slides) expect(html).toContain(`<p>${text}</p>`)
  expect(html).not.toContain('inert')
  expect(html).toMatch(/<ul [^>]*tabindex="0"/i)
})

test('[INFO-26] one slide needs no controls', () => {
  expect(renderToStaticMarkup(<Carousel label="Words" slides={slides.slice(0, 1)} />)).not.toContain('<button')
})
