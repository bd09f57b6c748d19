import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { scooterCard } from '../../recalls/testing.ts'
import { receivedRecallEmail } from './received-recall-email.tsx'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const handedOverAt = new Date('2026-11-28T23:00:00Z')
const thing = (name: string, isCertain: boolean) => ({ name, handedOverAt, isCertain })

const mail = async (card: object, ...things: ReturnType<typeof thing>[]) => {
  const email = await receivedRecallEmail({ config } as Context, {
    to: 'bela@example.org',
    card: { ...scooterCard, ...card },
    things,
  })
  return { subject: email.subject, plain: email.plain.replace(/\s+/g, ' ') }
}

const [askForLabel, theseModels] = ['We are not sure of its model.', 'These models are recalled:']

test('of what is recalled for certain the mail says so, without asking for a label', async () => {
  const { subject, plain } = await mail({}, thing('Red scooter', true), thing('Blue scooter', false))
  expect(subject).toBe('Something you received is recalled')
  for (const words of ['Red scooter', 'Blue scooter', 'You received it in November 2026.'])
    expect(plain).toContain(words)
  for (const words of [askForLabel, theseModels, 'Only these serial numbers', 'false', 'undefined'])
    expect(plain).not.toContain(words)
})

test('of what may be recalled the mail asks for the label, and names twelve models at most', async () => {
  const models = Array.from({ length: 13 }, (_, at) => `Glide ${at + 1}`)
  const { subject, plain } = await mail({ models }, thing('Red scooter', false))
  expect(subject).toBe('Something you received may be recalled')
  expect(plain).toContain(askForLabel)
  expect(plain).toContain(`${theseModels} ${models.slice(0, 12).join(', ')}.`)
  const one = await mail({ models: ['Glide 1'] }, thing('Red scooter', false))
  expect(one.plain).toContain(`${theseModels} Glide 1.`)
  const none = await mail({ models: [] }, thing('Red scooter', false))
  expect([none.plain.includes(askForLabel), none.plain.includes(theseModels)]).toEqual([true, false])
})

test('serial numbers and where it was sold are said where they are known', async () => {
  const known = { serials: 'A100 to A199', sold: 'Sold in Canada from 2019.' }
  const { plain } = await mail(known, thing('Red scooter', true))
  expect(plain).toContain('Only these serial numbers: A100 to A199')
  expect(plain).toContain('Sold in Canada from 2019.')
})
