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

test('[INFO-26] it has a dot for each slide and one row of buttons, of which Stop comes first', () => {
  const html = renderToStaticMarkup(<Carousel label="Words" slides={slides} />)
  const [, dots = ''] = /<span [^>]*aria-hidden="true">((?:<span class="[^"]*"><\/span>)+)/.exec(html) ?? []
  expect(dots.match(/<span/g)).toHaveLength(3)
  expect(html.match(/<button/g)).toHaveLength(3)
  expect(html.indexOf('slide rotation')).toBeLessThan(html.indexOf('Previous'))
})

test('[INFO-26] one slide needs no controls', () => {
  expect(renderToStaticMarkup(<Carousel label="Words" slides={slides.slice(0, 1)} />)).not.toContain('<button')
})
