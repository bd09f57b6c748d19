import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AlertStore } from './alerts.ts'
import { broken, floating, session, standing, titles, welcome } from './testing.ts'

let alerts: AlertStore
beforeEach(() => {
  vi.useFakeTimers()
  alerts = session().load()
  alerts.enterPage('/auth')
})
afterEach(() => {
  vi.useRealTimers()
})

test('[GEN-11] a success floats for 5 seconds; its text stays on the page and in the list', () => {
  alerts.show(welcome)
  alerts.setInSight(true)
  vi.advanceTimersByTime(4999)
  expect(floating(alerts)).toEqual(['Welcome back!'])
  vi.advanceTimersByTime(1)
  expect(floating(alerts)).toEqual([])
  expect(standing(alerts)).toEqual(['Welcome back!'])
  expect(titles(alerts.getState().messages)).toEqual(['Welcome back!'])
})

test('[GEN-11] an error floats until it is dismissed, unless the catalogue gives it a time', () => {
  alerts.show(broken)
  alerts.show({ ...broken, title: 'Unknown Error', seconds: 5 })
  vi.advanceTimersByTime(60_000)
  expect(floating(alerts)).toEqual(['Something went wrong.'])
  alerts.dismiss(1)
  expect(floating(alerts)).toEqual([])
  expect(standing(alerts)).toEqual(['Unknown Error'])
})

test('standing alerts stay on the same path, however long; an error is removed with the next path', () => {
  alerts.show(broken)
  alerts.show(welcome)
  vi.advanceTimersByTime(60_000)
  alerts.enterPage('/auth')
  expect(standing(alerts)).toEqual(['Welcome back!', 'Something went wrong.'])
  alerts.enterPage('/')
  expect(standing(alerts)).toEqual([])
  expect(floating(alerts)).toEqual([])
  expect(alerts.getState().messages).toHaveLength(2)
})

test('a person who logs out leaves no messages on the page or in the list; a message after that is shown for its full time', () => {
  const visit = session()
  const alerts = visit.load()
  alerts.enterPage('/')
  alerts.setInSight(true)
  alerts.show({ type: 'success', title: 'Your e-mail address is changed.', text: 'Log in with rosa@village.example.' })
  alerts.showOnNextPage(welcome)
  alerts.forget()
  expect(JSON.stringify([alerts.getState(), visit.load().getState().messages])).not.toContain('rosa@')
  alerts.enterPage('/listings')
  expect(standing(alerts)).toEqual([])
  vi.advanceTimersByTime(3000)
  alerts.show({ type: 'success', title: 'You have logged out' })
  vi.advanceTimersByTime(4999)
  expect(floating(alerts)).toEqual(['You have logged out'])
})

test('each is announced once, errors and warnings as urgent, and the region is cleared', () => {
  const announced: string[] = []
  alerts.subscribe(() => {
    for (const { id, text, urgent } of alerts.getState().announcements) {
      const entry = `${id} ${urgent ? 'urgent' : 'calm'}: ${text}`
      if (!announced.includes(entry)) announced.push(entry)
    }
  })
  alerts.show(welcome)
  alerts.show({ ...broken, type: 'warning' })
  alerts.announce('Copied')
  expect(announced).toEqual([
    '1 calm: Welcome back! You have logged in successfully.',
    '2 urgent: Something went wrong.',
    '3 calm: Copied',
  ])
  vi.advanceTimersByTime(3000)
  expect(alerts.getState().announcements).toEqual([])
})

test('the same text within a second is one message; later it is another, with one copy of each kind', () => {
  alerts.show(broken)
  alerts.show(broken)
  expect(alerts.getState().messages).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  alerts.show({ ...broken, flowId: 'AAAA-BBBB' })
  expect(alerts.getState().messages).toHaveLength(2)
  expect(alerts.getState().standing.map(({ flowId }) => flowId)).toEqual(['AAAA-BBBB'])
  expect(alerts.getState().floating.map(({ flowId }) => flowId)).toEqual(['AAAA-BBBB'])
})

test('a later alert on a topic takes the place of the earlier one, which stays in the list; those on nothing stay', () => {
  alerts.show(welcome)
  alerts.show({ type: 'success', title: 'Banned', text: 'Lena', topic: 'done' })
  alerts.show({ type: 'success', title: 'Taken back', text: 'Lena', topic: 'done' })
  expect(standing(alerts)).toEqual(['Taken back', 'Welcome back!'])
  expect(floating(alerts)).toEqual(['Taken back', 'Welcome back!'])
  expect(titles(alerts.getState().messages)).toEqual(['Welcome back!', 'Banned', 'Taken back'])
})
