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
