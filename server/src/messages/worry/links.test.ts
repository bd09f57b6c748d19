import { expect, test } from 'vitest'
import { linkKindsIn } from './weigh-message.ts'

const hosts = {
  short: ['bit.ly'],
  sites: ['interac.ca', 'td.com', 'bank.ca', 'cards.ca'],
  own: 'reable.example',
}
const kindsIn = (text: string, own = hosts.own) => [...linkKindsIn(text, { ...hosts, own })]

test.each([
  'https://reable.example/posts/1',
  'www.reable.example',
  'https://help.reable.example/x',
  'Come at 3.30 on Sunday, e.g. by bus.',
  'http://[',
])('%s holds no link that leads elsewhere', (text) => {
  expect(kindsIn(text)).toEqual([])
})

test.each(['https://bit.ly/x', 'bit.ly/x', 'https://go.bit.ly/x', 'http://www.bit.ly', 'http://xwww.bit.ly'])(
  '%s hides where it leads',
  (text) => {
    expect(kindsIn(text)).toEqual(['short'])
  },
)

test.each([
  'https://notbit.ly/x',
  'www.interac.ca/help',
  'https://interac.ca./help',
  'https://secure.interac.ca',
  'www.example.org/go?to=https://a.example.org',
  'http://interactive.org',
  'http://interacxyz.com',
  'http://mytd.com',
  'http://mybank.com',
])('%s is a link like any other', (text) => {
  expect(kindsIn(text)).toEqual(['other'])
})

test.each([
  ['names somebody before our own host', 'https://somebody@reable.example'],
  ['is a number', 'http://192.0.2.1/x'],
  ['has letters of elsewhere', 'http://bücher.example'],
  ['has a known name and more', 'http://interac-etransfer.net/claim'],
  ['has a known name as one of its parts', 'http://interac.pages.example.org'],
  ['has a known name behind a usual word', 'http://myinterac.com'],
  ['has a known name between usual words', 'http://my-interac-pay.com'],
  ['has a digit for a letter', 'http://1nterac.com'],
  ['has a short name set apart', 'http://td-login.com'],
  ['has our own name', 'http://reable-support.com'],
])('a host that %s is false: %s', (_what, text) => {
  expect(kindsIn(text)).toEqual(['false'])
})

test('words that can be taken apart in many ways, thousands of them, are looked through once', () => {
  const label = `interac${'etransfer'.repeat(500)}q`
  expect(
    kindsIn(`http://interac${'etransfer'.repeat(6)}q.com http://${label}.com ${`http://${label}`.repeat(9)}`),
  ).toEqual(['other'])
  expect(kindsIn(`http://interac${'etransfer'.repeat(6)}.com`)).toEqual(['false'])
})
