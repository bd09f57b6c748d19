import { expect, test, vi } from 'vitest'
import { AlertStore, sessionListStorage } from './alerts.ts'
import { broken, floating, session, standing, titles, welcome } from './testing.ts'

test('a message for the next page is shown there: after a navigation, and after a load of the whole page', () => {
  const { load } = session()
  const before = load()
  before.enterPage('/auth')
  before.showOnNextPage(welcome)
  expect(before.getState().messages).toEqual([])
  before.enterPage('/')
  expect(floating(before)).toEqual(['Welcome back!'])
  before.showOnNextPage(broken)
  const after = load()
  after.enterPage('/posts/1')
  expect(standing(after)).toEqual(['Something went wrong.'])
  expect(titles(after.getState().messages)).toEqual(['Welcome back!', 'Something went wrong.'])
  expect(new Set(after.getState().messages.map(({ id }) => id)).size).toBe(2)
  after.enterPage('/')
  expect(standing(load())).toEqual([])
})

test.each(['{', '{"a":1}', 'null'])('a session that contains %s counts as an empty one', (junk) => {
  const { load, storage } = session()
  storage.setItem('messages', junk)
  expect(load().getState().messages).toEqual([])
})

test('in a browser that stores nothing the message is still shown on this page', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const here = new AlertStore({ messages: sessionListStorage('messages'), forNextPage: sessionListStorage('next') })
  here.enterPage('/')
  here.show(welcome)
  expect(standing(here)).toEqual(['Welcome back!'])
})
