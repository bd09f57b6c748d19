import { expect, test } from 'vitest'
import { latitudeError, longitudeError } from './edited-rules.ts'

test.each(['48.2', '49.25', '60.1', '49', '49.12345678'])('%s is a latitude of the province', (typed) => {
  expect(latitudeError(typed)).toBeUndefined()
})

test.each(['-139.1', '-123.1', '-114'])('%s is a longitude of the province', (typed) => {
  expect(longitudeError(typed)).toBeUndefined()
})

test.each(['48.19', '60.11', '-49.25'])('the latitude %s lies outside', (typed) => {
  expect(latitudeError(typed)).toBe('This latitude lies outside British Columbia: it is from 48.2 to 60.1')
})

test.each(['-139.11', '-113.99', '123.1'])('the longitude %s lies outside', (typed) => {
  expect(longitudeError(typed)).toBe('This longitude lies outside British Columbia: it is from -139.1 to -114')
})

test.each(['', '49,25', '49.', '1049.25', '49.123456789', 'N49', '49 N', '+49'])(
  '“%s” is no number of degrees',
  (typed) => {
    expect(latitudeError(typed)).toBe('The latitude is a number of degrees, such as 49.25')
    expect(longitudeError(typed)).toBe('The longitude is a number of degrees, such as -123.1')
  },
)
