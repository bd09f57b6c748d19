import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'
import type { Picture } from './picture.ts'

const sizes = (name: string, format: string) => ({
  thumbnail: `/${name}-240.${format}`,
  small: `/${name}-720.${format}`,
  large: `/${name}-1600.${format}`,
})

const picture = (name: string, rotation: Picture['rotation'] = 0): Picture => ({
  ...sizes(name, 'jpg'),
  webp: sizes(name, 'webp'),
  alt: `The ${name}`,
  width: 1600,
  height: 1200,
  rotation,
})

const markup = (...pictures: Picture[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Gallery label="Photos" pictures={pictures} />
    </MemoryRouter>,
  )

test('POST-02 without a script every picture and thumbnail leads to the large one', () => {
  const html = markup(picture('front'), picture('back'))
  expect(html.match(/href="\/front-1600.jpg"/g)?.length).toBeGreaterThanOrEqual(2)
  expect(html.match(/href="\/back-1600.jpg"/g)).toHaveLength(2)
  expect(html).not.toContain('tabindex="-1"')
})

test('POST-02 a picture is rotated as its data says', () => {
  expect(markup(picture('front', 90))).toContain('turned90')
})

test('POST-02 one picture has no controls, and without pictures nothing is rendered', () => {
  expect(markup(picture('front'))).not.toMatch(/<button|<ul/)
  expect(markup()).toBe('')
})
