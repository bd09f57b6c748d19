import { expect, test } from 'vitest'
import { assetPicture } from './asset-picture.ts'

const images = 'https://images.example'
const pictureOf = (file: unknown, more: object = {}) => assetPicture(new Map(Object.entries({ file, ...more })), images)
const photo = { url: '//images.example/a.jpg', contentType: 'image/jpeg' }

test('a picture comes in two widths, a drawing as it is, with its description or its title', () => {
  const [url, thumbnail] = ['https://images.example/a.jpg?w=1600&q=80', 'https://images.example/a.jpg?w=480&q=80']
  expect(pictureOf(photo)).toEqual({ url, thumbnail, title: '' })
  expect(pictureOf(photo, { title: 'A ramp', description: 'A ramp of wood' })?.title).toBe('A ramp of wood')
  expect(pictureOf(photo, { title: 'A ramp', description: '' })?.title).toBe('A ramp')
  expect(pictureOf(photo, { title: 3, description: 4 })?.title).toBe('')
  const drawing = { url: '/a.svg', contentType: 'image/svg+xml' }
  expect(pictureOf(drawing)).toMatchObject({ url: `${images}/a.svg`, thumbnail: `${images}/a.svg` })
})

test.each([
  undefined,
  null,
  'x',
  {},
  { url: photo.url },
  { contentType: photo.contentType },
  { ...photo, url: 3 },
  { ...photo, url: 'http://images.example/a.jpg' },
  { ...photo, url: 'https://elsewhere.example/a.jpg' },
  { ...photo, url: 'https://' },
  { ...photo, contentType: 'text/html' },
  { ...photo, contentType: 3 },
])('what is no picture of that service is none: %j', (file) => {
  expect(pictureOf(file)).toBeUndefined()
})
