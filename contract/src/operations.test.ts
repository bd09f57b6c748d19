import { expect, test } from 'vitest'
import type { z } from 'zod'
import { operations } from './operations.ts'

/** What is wrong with an input, by the path of the field. */
function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const newcomer = {
  email: ' Rosa@Village.example ',
  password: 'Sunny-Day-2026!',
  password_confirmation: 'Sunny-Day-2026!',
  termsOfUse: true,
  recaptcha: 'solved',
}

test('who signs up is told of everything at once, also that the passwords differ', () => {
  const { body } = operations.signUp
  expect(body.parse({ user: newcomer })).toMatchObject({
    user: { email: 'rosa@village.example', newsletter_subscribed: false },
  })
  expect(errorsOf(body, { user: { ...newcomer, password_confirmation: 'other' } })).toEqual({
    'user.password_confirmation': 'Passwords do not match',
  })
  expect(errorsOf(body, { user: {} })).toEqual({
    'user.email': 'Email address is required',
    'user.password': 'Password is required',
    'user.termsOfUse': 'Please agree to the Terms of Use',
    'user.recaptcha': 'Please check the reCAPTCHA box',
  })
})

test('an address by itself means the same as one in its field', () => {
  const { body } = operations.requestReset
  const typed = { email: 'Rosa@village.example' }
  expect(body.parse({ user: typed })).toEqual({ user: { email: 'rosa@village.example' } })
  const { body: resent } = operations.resendConfirmation
  expect(errorsOf(resent, { user: { email: 'rosa' } })).toEqual({ 'user.email': 'Invalid email address' })
  expect(errorsOf(resent, { user: 'rosa@village.example' })).toEqual({})
})

test('a message has words or photos, four at most', () => {
  const { body } = operations.writeMessage
  const photos = (count: number) => Array.from({ length: count }, (_, at) => `photo ${at}`)
  expect(errorsOf(body, {})).toEqual({ body: 'Message is required' })
  expect(errorsOf(body, { body: ' ', photos: photos(4) })).toEqual({})
  expect(errorsOf(body, { body: 'Hello', photos: photos(5) })).toEqual({
    photos: 'A message has at most 4 photos.',
  })
})

test('a report has a reason, and names nobody but who is signed in or an address', () => {
  const { body } = operations.reportListing
  const missing = 'Please choose a reason, or tell us what is wrong'
  expect(body.parse({ reasons: ['scam', ' why '] })).toEqual({
    reporting_user: 'no account',
    reasons: { reasons: ['scam'], other: 'why' },
    notify_me: false,
  })
  expect([errorsOf(body, {}), errorsOf(body, { reasons: [] })]).toEqual([{ reasons: missing }, { reasons: missing }])
  expect(errorsOf(body, { reasons: ['scam'], reporting_user: 'rosa@village.example' })).toEqual({})
  expect(errorsOf(body, { reasons: ['scam'], reporting_user: 'Rosa' })).toEqual({
    reporting_user: 'Please send your e-mail address, or “no account”',
  })
  const { body: ofPerson } = operations.reportPerson
  expect(errorsOf(ofPerson, {})).toEqual({ reasons: missing })
})

test('what a volunteer decides is told under the field that it is wrong in', () => {
  const { decideOnListing, decideOnPerson, restrictPerson, writeReply, previewScreeningSignal } = operations
  expect(errorsOf(decideOnListing.body, { decision: 'keep' })).toEqual({
    words: 'Please tell the owner why, in a sentence or two',
  })
  expect(errorsOf(decideOnPerson.body, { decision: 'pause', words: 'Dear {first name}' })).toEqual({
    words: '“{first name}” is not filled in. Please write what belongs there, or take it out.',
  })
  const mute = { kind: 'mute', reason: 'They are rude, or frighten people', sentence: 'You were rude.' }
  expect(errorsOf(restrictPerson.body, { ...mute, days: null })).toEqual({
    days: 'Please choose a number of days: only a ban can be for good',
  })
  const reply = { label: 'Kindly', uses: ['person_restricted'], reason: null, text: 'Dear {first name}' }
  expect(errorsOf(writeReply.body, reply)).toEqual({})
  expect(errorsOf(writeReply.body, { ...reply, text: 'It is {reason}' }).text).toContain('which has no value')
  const signal = { name: 'Cheap', action: 'note', weight: 10, threshold: 5, words: [], active: true }
  expect(errorsOf(previewScreeningSignal.body, { ...signal, weight: 11 })).toEqual({
    weight: 'The weight is a whole number from 0 to 10',
  })
})

test('who writes to us is a person who agrees', () => {
  const right = { sender_email: 'nora@example.org', body: 'Hello', recaptcha: 'solved', termsOfUse: true }
  expect(errorsOf(operations.contactUs.body, right)).toEqual({})
  expect(errorsOf(operations.contactUs.body, { ...right, recaptcha: ' ', termsOfUse: false })).toEqual({
    recaptcha: 'Recaptcha required',
    termsOfUse: 'You must agree to the Terms of Use',
  })
})

test('a photo is of a kind and size that we take, with the digest of its bytes', () => {
  const { body } = operations.startUpload
  const blob = { content_type: 'image/png', byte_size: 15_728_640, checksum: `${'a'.repeat(22)}==` }
  expect(errorsOf(body, { blob })).toEqual({})
  const large = 'This photo is larger than 15 MB. Please choose a smaller one.'
  expect(errorsOf(body, { blob: { ...blob, byte_size: 15_728_641 } })).toEqual({ 'blob.byte_size': large })
})

/** The page that the query of a call asks for; undefined where the call has none, or refuses it. */
function pageOf(query: object, page: string): unknown {
  const parsed = (query as { safeParse: (input: object) => { data?: { page?: unknown } } }).safeParse({ page })
  return parsed.data?.page
}

const paged = Object.entries(operations).filter(([, one]) => 'paginated' in one)

test.each(paged)('%s begins at page 1, also where what is asked for is no page', (_, operation) => {
  const query = 'query' in operation ? operation.query : {}
  expect([pageOf(query, '1'), pageOf(query, '2')]).toEqual([1, 2])
  for (const page of ['0', '-1', '1.5', 'x', '1000000000']) expect([1, undefined]).toContain(pageOf(query, page))
})
