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

test('[GEN-11] [INFO-12] a success floats for its time where its place is out of sight too, and then stands there', () => {
  alerts.show({ ...welcome, seconds: 5 })
  vi.advanceTimersByTime(4999)
  expect(floating(alerts)).toEqual(['Welcome back!'])
  expect(standing(alerts)).toEqual(['Welcome back!'])
  vi.advanceTimersByTime(1)
  expect(floating(alerts)).toEqual([])
  expect(standing(alerts)).toEqual(['Welcome back!'])
})

test.each([
  [3, 3000],
  [1, 2000],
  [60, 8000],
])('[GEN-11] with a time of %i seconds it floats for %i milliseconds: between 2 and 8 seconds', (seconds, time) => {
  alerts.setInSight(true)
  alerts.show({ ...welcome, seconds })
  vi.advanceTimersByTime(time - 1)
  expect(floating(alerts)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(floating(alerts)).toHaveLength(0)
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

test('an error whose place is seen has 5 more seconds to float, once', () => {
  alerts.show(broken)
  vi.advanceTimersByTime(60_000)
  alerts.setInSight(true)
  vi.advanceTimersByTime(4000)
  alerts.setInSight(true)
  vi.advanceTimersByTime(999)
  expect(floating(alerts)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(floating(alerts)).toHaveLength(0)
  expect(standing(alerts)).toHaveLength(1)
})

test('a time of its own is not changed by being seen', () => {
  alerts.show({ ...broken, seconds: 8 })
  alerts.setInSight(true)
  vi.advanceTimersByTime(7999)
  expect(floating(alerts)).toHaveLength(1)
})

test('a floating alert is paused while it is pointed at or has the focus, and then has the rest of its time', () => {
  alerts.setInSight(true)
  alerts.show(welcome)
  vi.advanceTimersByTime(3000)
  alerts.pause()
  vi.advanceTimersByTime(60_000)
  alerts.show({ ...welcome, title: 'Another' })
  expect(floating(alerts)).toHaveLength(2)
  alerts.resume()
  vi.advanceTimersByTime(1999)
  expect(floating(alerts)).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(floating(alerts)).toEqual(['Another'])
  vi.advanceTimersByTime(3000)
  expect(floating(alerts)).toEqual([])
})

test('one that is dismissed under the pointer does not pause a later one', () => {
  alerts.show(welcome)
  alerts.setInSight(true)
  alerts.pause()
  alerts.dismiss(1)
  alerts.show({ ...welcome, title: 'Another' })
  vi.advanceTimersByTime(5000)
  expect(floating(alerts)).toEqual([])
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

test('a success stays for 10 seconds over any number of pages, then leaves an empty space on this page alone', () => {
  alerts.show(broken)
  alerts.show({ ...welcome, seconds: 3 })
  vi.advanceTimersByTime(4000)
  alerts.enterPage('/')
  alerts.enterPage('/blog')
  expect(standing(alerts)).toEqual(['Welcome back!'])
  vi.advanceTimersByTime(5999)
  expect(standing(alerts)).toEqual(['Welcome back!'])
  vi.advanceTimersByTime(1)
  expect(standing(alerts)).toEqual([])
  expect(floating(alerts)).toEqual([])
  expect(titles(alerts.getState().expired)).toEqual(['Welcome back!'])
  alerts.enterPage('/')
  expect(alerts.getState().expired).toEqual([])
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

test('a message that is repeated on the next page leaves no empty space there', () => {
  alerts.show(welcome)
  alerts.enterPage('/')
  vi.advanceTimersByTime(4000)
  alerts.show(welcome)
  vi.advanceTimersByTime(6000)
  expect(standing(alerts)).toEqual(['Welcome back!'])
  expect(alerts.getState().expired).toEqual([])
})

test('an alert from the previous page is paused, too, while it is pointed at', () => {
  alerts.show(welcome)
  alerts.enterPage('/')
  vi.advanceTimersByTime(3000)
  alerts.pause()
  vi.advanceTimersByTime(60_000)
  expect(standing(alerts)).toEqual(['Welcome back!'])
  alerts.resume()
  vi.advanceTimersByTime(7000)
  expect(standing(alerts)).toEqual([])
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

test('what is announced on a topic ends the alert on it, also one from the previous page', () => {
  alerts.show({ type: 'success', title: 'Taken back', topic: 'done' })
  alerts.show(broken)
  alerts.enterPage('/next')
  alerts.announce('Hidden: the bed', 'done')
  expect([standing(alerts), floating(alerts)]).toEqual([[], []])
  expect(alerts.getState().announcements.at(-1)?.text).toBe('Hidden: the bed')
})

test('an alert that is dismissed from the page stays in the list alone', () => {
  alerts.show(broken)
  alerts.dismiss(1)
  expect(standing(alerts)).toEqual([])
  expect(floating(alerts)).toEqual([])
  expect(titles(alerts.getState().messages)).toEqual(['Something went wrong.'])
})
