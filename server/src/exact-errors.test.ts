import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, member, type Program, password } from './accounts/testing.ts'
import { someListing, testProgram } from './testing.ts'

let program: Program
let headers: Record<string, unknown>
let listingId: number

beforeAll(async () => {
  program = await testProgram()
  headers = (await member(program)).headers
  const owner = await member(program)
  listingId = await someListing(program.ctx, { ...owner.user, id: owner.user.user_id } as never)
})
afterAll(() => program.close())

type Method = 'GET' | 'POST' | 'PUT'
type Row = [text: string, field: string, method: Method, path: string, bodies: unknown[]]

const emailRequired = 'Email address is required'
const emailInvalid = 'Invalid email address'
const passwordRequired = 'Password is required'
const passwordShort = 'Password must be at least 8 characters long'
const passwordWeak = 'Password must include: a lower and uppercase letter, a number, and a symbol (!@#$&*)'

const signUp = (fields: object) => ({
  user: {
    email: 'x@example.org',
    password,
    password_confirmation: password,
    termsOfUse: true,
    recaptcha: 'x',
    ...fields,
  },
})
const logIn = (fields: object) => ({ user: { email: 'x@example.org', password, ...fields } })
const reset = (fields: object) => ({
  user: { password, password_confirmation: password, reset_password_token: 'x', ...fields },
})
const change = (fields: object) => ({
  user: {
    current_password: password,
    password: 'Rainy-Day-2027!',
    password_confirmation: 'Rainy-Day-2027!',
    ...fields,
  },
})
const contact = (fields: object) => ({
  sender_email: 'x@example.org',
  body: 'Hello',
  recaptcha: 'x',
  termsOfUse: true,
  ...fields,
})
const walker = {
  equipment_type_id: 12,
  title: 'A walker',
  description: 'It is good.',
  price: '40',
  condition_id: 1,
  location_id: 1,
  images: ['x'],
  properties: {},
}
const listing = (fields: object) => ({ post: { ...walker, ...fields } })
const notification = (fields: object) => ({ notification: { category_id: 1, equipment_type_id: 1, ...fields } })
const message = (fields: object) => ({ post_id: listingId, body: 'Hello', termsOfUse: true, ...fields })

/** What a form sends that was not filled in, and what a program sends that left it out. */
const empty = (name: string) => [{ [name]: '' }, { [name]: '  ' }, { [name]: undefined }, { [name]: null }]
const unticked = (name: string) => [{ [name]: false }, { [name]: undefined }, { [name]: null }, { [name]: 'true' }]

const rows: Record<string, Row[]> = {
  'AUTH-02': [
    [emailRequired, 'email', 'POST', '/auth', empty('email').map(signUp)],
    [emailRequired, 'email', 'POST', '/auth/login', empty('email').map(logIn)],
    [emailInvalid, 'email', 'POST', '/auth', [signUp({ email: 'rosa' })]],
    [emailInvalid, 'email', 'POST', '/auth/login', [logIn({ email: 'rosa@' })]],
    [emailInvalid, 'email', 'POST', '/auth/confirmation', [{ user: 'rosa' }, { user: { email: 'rosa' } }]],
  ],
  'AUTH-03': [
    [passwordRequired, 'password', 'POST', '/auth', [signUp({ password: '' }), signUp({ password: undefined })]],
    [passwordRequired, 'password', 'POST', '/auth/login', [logIn({ password: '' }), logIn({ password: undefined })]],
    [passwordRequired, 'password', 'PUT', '/auth/password', [reset({ password: '' }), reset({ password: undefined })]],
    [passwordShort, 'password', 'POST', '/auth', [signUp({ password: 'Aa1!aaa' })]],
  ],
  'AUTH-04': [
    [passwordWeak, 'password', 'POST', '/auth', [signUp({ password: 'aaaa1111!' }), signUp({ password: 'AAAA1111!' })]],
    [passwordWeak, 'password', 'PUT', '/auth/password', [reset({ password: 'Aaaaaaaa!' })]],
    [passwordWeak, 'password', 'PUT', '/auth', [change({ password: 'Aaaaa1111' })]],
  ],
  'AUTH-05': [
    ['Passwords do not match', 'password_confirmation', 'POST', '/auth', [signUp({ password_confirmation: 'x' })]],
    [
      'Passwords do not match',
      'password_confirmation',
      'PUT',
      '/auth/password',
      [reset({ password_confirmation: '' })],
    ],
    ['Passwords do not match', 'password_confirmation', 'PUT', '/auth', [change({ password_confirmation: undefined })]],
  ],
  'AUTH-06': [
    ['Please check the reCAPTCHA box', 'recaptcha', 'POST', '/auth', [...empty('recaptcha').map(signUp), signUp({})]],
    ['Please agree to the Terms of Use', 'termsOfUse', 'POST', '/auth', unticked('termsOfUse').map(signUp)],
  ],
  'AUTH-13': [
    [
      'Your confirmation link is invalid. Please try again or request a new confirmation link',
      'confirmation_token',
      'GET',
      '/auth/confirmation/?confirmation_token=x',
      [undefined],
    ],
  ],
  'AUTH-16': [
    [
      'This password reset link has been used and is no longer valid. If you are still unable to login, please try resetting your password again.',
      'reset_password_token',
      'PUT',
      '/auth/password',
      [reset({}), reset({ reset_password_token: undefined }), reset({ reset_password_token: null })],
    ],
  ],
  'INFO-12': [
    [emailRequired, 'sender_email', 'POST', '/contact_us', empty('sender_email').map(contact)],
    [emailInvalid, 'sender_email', 'POST', '/contact_us', [contact({ sender_email: 'rosa' })]],
    ['Message is required', 'body', 'POST', '/contact_us', empty('body').map(contact)],
    ['Recaptcha required', 'recaptcha', 'POST', '/contact_us', [...empty('recaptcha').map(contact), contact({})]],
    ['You must agree to the Terms of Use', 'termsOfUse', 'POST', '/contact_us', unticked('termsOfUse').map(contact)],
  ],
  'NOTI-02': [
    ['Please select a category', 'category_id', 'POST', '/notifications', empty('category_id').map(notification)],
    [
      'Please select an equipment type',
      'equipment_type_id',
      'POST',
      '/notifications',
      [...empty('equipment_type_id'), { equipment_type_id: 0 }].map(notification),
    ],
  ],
  'RULE-01': [['Post title is required', 'title', 'POST', '/posts', empty('title').map(listing)]],
  'RULE-02': [['Description is required', 'description', 'POST', '/posts', empty('description').map(listing)]],
  'RULE-03': [
    [
      'Price is required, or did you mean free?',
      'price',
      'POST',
      '/posts',
      [{ price: '' }, { price: '0' }, { price: 0 }, { price: undefined }, { price: null }].map(listing),
    ],
    [
      'Price must be a whole number',
      'price',
      'POST',
      '/posts',
      [{ price: '12.5' }, { price: 12.5 }, { price: '-1' }].map(listing),
    ],
    [
      'Price exceeds limit of 10,000, enter a lower number',
      'price',
      'POST',
      '/posts',
      [{ price: '10001' }, { price: 10001 }].map(listing),
    ],
  ],
  'RULE-04': [
    ['Please select a condition', 'condition_id', 'POST', '/posts', empty('condition_id').map(listing)],
    ['Please select a location', 'location_id', 'POST', '/posts', empty('location_id').map(listing)],
  ],
  'RULE-05': [
    [
      'Image is required',
      'images',
      'POST',
      '/posts',
      [{ images: [] }, { images: undefined }, { images: null }].map(listing),
    ],
  ],
  'RULE-06': [
    [
      'Field required',
      'walker_wheels',
      'POST',
      '/posts',
      [
        { properties: {} },
        { properties: { walker_wheels: '' } },
        { properties: { walker_wheels: ' ' } },
        { properties: undefined },
      ].map(listing),
    ],
  ],
}

const cases = Object.entries(rows).flatMap(([rule, ofRule]) => ofRule.map(([text, ...rest]) => ({ rule, text, rest })))

test.each(cases)('[$rule] the answer to $rest.1 $rest.2 has exactly “$text”', async ({ text, rest }) => {
  const [field, method, path, bodies] = rest
  for (const body of bodies) {
    const { status, body: answer } = await call(program, method, path, body, headers)
    expect([JSON.stringify(body), status, answer.errors?.[field]]).toEqual([JSON.stringify(body), 422, [text]])
  }
})

test.each([
  ['MSG-01', 'Message is required', 'body', empty('body')],
  ['MSG-01', 'You must agree to the terms of use', 'termsOfUse', unticked('termsOfUse')],
])('[%s] the answer to a message has exactly “%s”', async (_rule, text, field, inputs) => {
  for (const input of inputs) {
    const { body } = await call(program, 'POST', '/messages', message(input), headers)
    expect([JSON.stringify(input), body.errors?.[field]]).toEqual([JSON.stringify(input), [text]])
  }
})
