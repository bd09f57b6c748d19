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
  expect(Object.keys(errorsOf(body, { user: { ...newcomer, email: '', password_confirmation: '' } }))).toEqual([
    'user.email',
    'user.password_confirmation',
  ])
  expect(Object.keys(errorsOf(body, { user: null }))).toEqual(['user'])
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
  expect(errorsOf(body, { body: ' \n' })).toEqual({ body: 'Message is required' })
  expect(errorsOf(body, { body: ' ', photos: photos(4) })).toEqual({})
  expect(errorsOf(body, { body: 'Hello' })).toEqual({})
  expect(errorsOf(body, { body: 'Hello', photos: photos(5) })).toEqual({
    photos: 'A message has at most 4 photos.',
  })
  expect(errorsOf(body, { body: 'x'.repeat(5001), photos: photos(1) })).toEqual({
    body: 'Use at most 5,000 characters for the message',
  })
})

test('own messages are asked for again by at most 50 numbers', () => {
  const { query } = operations.getConversation
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',')
  expect(query.parse({ again: '12,15', after: '0', before: '3' })).toEqual({ again: [12, 15], after: 0, before: 3 })
  expect(errorsOf(query, { again: ids(50), before: '1', after: '1' })).toEqual({})
  expect(errorsOf(query, { again: ids(51) })).toEqual({ again: 'Ask for at most 50' })
  for (const again of ['', 'a1', '1a', '0', '1,,2'])
    expect(Object.values(errorsOf(query, { again }))).toEqual([
      "'again': please send the numbers of messages, such as 12,15",
    ])
  for (const one of ['0', '-1', 'x']) expect(Object.keys(errorsOf(query, { before: one }))).toEqual(['before'])
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
  expect(errorsOf(body, { reasons: 'scam' }).reasons).not.toBe(missing)
  expect(errorsOf(body, { reasons: ['scam'], reporting_user: 'rosa@village.example' })).toEqual({})
  expect(errorsOf(body, { reasons: ['scam'], reporting_user: 'Rosa' })).toEqual({
    reporting_user: 'Please send your e-mail address, or “no account”',
  })
  const { body: ofPerson } = operations.reportPerson
  expect(errorsOf(ofPerson, {})).toEqual({ reasons: missing })
  expect(errorsOf(ofPerson, { words: 'x'.repeat(1001) })).toEqual({
    words: 'Use at most 1,000 characters for your own words',
  })
  expect(errorsOf(ofPerson, { reasons: ['They do not stop writing'] })).toEqual({})
})

test('what a volunteer decides is told under the field that it is wrong in', () => {
  const { decideOnListing, decideOnPerson, restrictPerson, writeReply, previewScreeningSignal } = operations
  expect(errorsOf(decideOnListing.body, { decision: 'keep' })).toEqual({
    words: 'Please tell the owner why, in a sentence or two',
  })
  expect(errorsOf(decideOnListing.body, { decision: 'release' })).toEqual({})
  expect(errorsOf(decideOnPerson.body, { decision: 'pause', words: 'Dear {first name}' })).toEqual({
    words: '“{first name}” is not filled in. Please write what belongs there, or take it out.',
  })
  expect(errorsOf(decideOnPerson.body, { decision: 'pause', words: 'Please rest.' })).toEqual({})
  const mute = { kind: 'mute', reason: 'They are rude, or frighten people', sentence: 'You were rude.' }
  expect(errorsOf(restrictPerson.body, { ...mute, days: null })).toEqual({
    days: 'Please choose a number of days: only a ban can be for good',
  })
  expect([
    errorsOf(restrictPerson.body, { ...mute, days: 7 }),
    Object.keys(errorsOf(restrictPerson.body, { ...mute, days: 8 })),
  ]).toEqual([{}, ['days']])
  const reply = { label: 'Kindly', uses: ['person_restricted'], reason: null, text: 'Dear {first name}' }
  expect(errorsOf(writeReply.body, reply)).toEqual({})
  expect(errorsOf(writeReply.body, { ...reply, text: 'It is {reason}' }).text).toContain('which has no value')
  const signal = { name: 'Cheap', action: 'note', weight: 10, threshold: 5, words: [], active: true }
  expect(errorsOf(previewScreeningSignal.body, signal)).toEqual({})
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
  const { body: _, ...wordless } = right
  expect(errorsOf(operations.contactUs.body, wordless)).toEqual({ body: 'Message is required' })
  expect(errorsOf(operations.contactUs.body, { ...right, body: 5 }).body).toMatch(/string/)
})

test('a photo is of a kind and size that we take, with the digest of its bytes', () => {
  const { body } = operations.startUpload
  const blob = { content_type: 'image/png', byte_size: 15_728_640, checksum: `${'a'.repeat(22)}==` }
  expect(errorsOf(body, { blob })).toEqual({})
  const large = 'This photo is larger than 15 MB. Please choose a smaller one.'
  expect(errorsOf(body, { blob: { ...blob, byte_size: 15_728_641 } })).toEqual({ 'blob.byte_size': large })
  expect(errorsOf(body, { blob: { ...blob, byte_size: 1 } })).toEqual({})
  expect(Object.keys(errorsOf(body, { blob: { ...blob, byte_size: 0 } }))).toEqual(['blob.byte_size'])
  for (const checksum of ['a'.repeat(24), `x${blob.checksum}`, `${blob.checksum}x`])
    expect(errorsOf(body, { blob: { ...blob, checksum } })).toEqual({
      'blob.checksum': 'The checksum is the base64 of an MD5',
    })
})

test('a search is one line, cut where it is longer than a search can be', () => {
  for (const { query } of [operations.listLog, operations.findPeople, operations.listDecidedListings]) {
    expect(query.parse({ q: ' Rosa\n  Mira ' }).q).toBe('Rosa Mira')
    expect(query.parse({ q: '𠮷'.repeat(101) }).q).toBe('𠮷'.repeat(100))
    expect(query.parse({}).q).toBe('')
  }
})

test('the depth of a page is from 0 to 10, and as deep as that where none is said', () => {
  const depthOf = (depth?: string) => operations.getContentPage.query.parse({ title: 'About Us', depth }).depth
  expect([undefined, '', '0', '3', '10'].map(depthOf)).toEqual([10, 10, 0, 3, 10])
  for (const depth of ['11', '-1', '1.5', 'x'])
    expect(errorsOf(operations.getContentPage.query, { title: 'About Us', depth })).toMatchObject({
      depth: expect.stringContaining('Depth must be a whole number from 0 to 10'),
    })
})

test('two hundred saved listings are looked at or taken along, each by its number', () => {
  const ids = (length: number) => Array.from({ length }, (_, at) => at + 1)
  const { query } = operations.lookAtSaved
  expect(query.parse({ post_ids: ',3,,4,' })).toEqual({ post_ids: [3, 4] })
  expect(errorsOf(query, { post_ids: ids(200).join(',') })).toEqual({})
  expect(errorsOf(query, { post_ids: ids(201).join(',') })).toEqual({ post_ids: 'Ask for at most 200' })
  const { body } = operations.takeAlongSaved
  const posts = (length: number, price = 10_000) => ({ posts: ids(length).map((id) => ({ id, price })) })
  expect([errorsOf(body, posts(200)), errorsOf(body, posts(1, 0))]).toEqual([{}, {}])
  expect(Object.keys(errorsOf(body, posts(201)))).toEqual(['posts'])
  for (const price of [-1, 10_001]) expect(Object.keys(errorsOf(body, posts(1, price)))).toEqual(['posts.0.price'])
  expect(Object.keys(errorsOf(body, { posts: [{ id: 0, price: 1 }] }))).toEqual(['posts.0.id'])
})

const callsWith = (key: string) => Object.entries(operations).flatMap(([name, call]) => (key in call ? [name] : []))

test('whoever reads a list page by page is told how many pages there are', () => {
  expect(callsWith('paginated')).toEqual([
    ...['browseListings', 'listMyListings', 'listSentMessages', 'listConversations', 'listLog'],
    ...['listCases', 'listDecidedCases', 'listDecidedListings', 'listPersonReports', 'listPersonListings'],
    ...['listRestrictions', 'listRecallNotices', 'listManuals'],
  ])
  for (const name of callsWith('paginated'))
    expect(operations[name as keyof typeof operations]).toMatchObject({ paginated: true })
})

test('what is read changes nothing, but for a confirmation, for who is signed in, and for the page of a person', () => {
  expect(callsWith('changesState')).toEqual(['confirm', 'getUser', 'getPerson'])
  const { confirm, getUser, getPerson } = operations
  for (const call of [confirm, getUser, getPerson]) expect(call).toMatchObject({ method: 'GET', changesState: true })
})

test('a call that may be larger than others has room for what it says it takes', () => {
  const { createImport, addImportPhotos, takeAlongSaved, saveContent, previewContent } = operations
  expect(createImport.bodyBytes).toBe(2_666_668 + 10_000)
  expect(addImportPhotos).toMatchObject({ bodyValues: 1_010, bodyBytes: 1_000_000 })
  expect(takeAlongSaved.bodyValues).toBe(800)
  for (const call of [saveContent, previewContent])
    expect(call).toMatchObject({ bodyBytes: 2_000_000, bodyValues: 20_000 })
  expect([...callsWith('bodyBytes'), ...callsWith('bodyValues')].sort()).toEqual([
    ...['addImportPhotos', 'addImportPhotos', 'createImport', 'previewContent', 'previewContent'],
    ...['saveContent', 'saveContent', 'takeAlongSaved'],
  ])
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

const furthest = [
  ...(['listCases', 'listDecidedCases', 'listPersonReports', 'listDecidedListings', 'listRestrictions'] as const).map(
    (name) => [name, 100_000] as const,
  ),
  ...(['listMyListings', 'listSentMessages', 'listConversations', 'listLog'] as const).map(
    (name) => [name, 100_000] as const,
  ),
  ...(['listManuals', 'listRecallNotices'] as const).map((name) => [name, 2_000] as const),
  ...(['findPeople', 'listPersonListings'] as const).map((name) => [name, 1_000] as const),
]

test.each(furthest)('%s has no page after the %dth', (name, most) => {
  const { query } = operations[name]
  expect([pageOf(query, String(most)), pageOf(query, String(most + 1))]).toEqual([most, 1])
})
