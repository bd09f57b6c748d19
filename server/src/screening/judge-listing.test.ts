import { expect, test } from 'vitest'
import { judgeListing } from './judge-listing.ts'
import type { Facts, Signal } from './signal.ts'

const facts: Facts = {
  ...{ text: 'A walker that folds flat.', price: 40, middlePrice: 400, accountDays: 100, ofPartner: false },
  ...{ pictures: [], recalls: [], prohibited: [], answers: '', checkedWords: [] },
}

let id = 0
const signal = (kind: Signal['kind'], changes: Partial<Signal> = {}): Signal => ({
  ...{ id: ++id, kind, action: 'suspend', weight: 0, threshold: 0, words: [] },
  ...changes,
})
const words = (changes: Partial<Signal> = {}) => signal('words', { words: ['walker'], action: 'note', ...changes })

const judged = (signals: Signal[], changes: Partial<Facts> = {}, released?: string[]) =>
  judgeListing({ ...facts, ...changes }, signals, released)
const kindsOf = (...judgement: Parameters<typeof judged>) =>
  judged(...judgement).map(({ kind, suspends }) => `${kind}${suspends ? ' suspends' : ''}`)

test('of the words of a signal five are named, each once', () => {
  const names = ['walker', 'that', 'folds', 'flat', 'brakes', 'wheels']
  const text = 'A walker that folds flat, with brakes and wheels. A walker.'
  expect(judged([words({ words: names })], { text })[0]?.details).toEqual(names.slice(0, 5))
})

test('a picture is the same up to one distance, and like it from there to another', () => {
  const pictures = (distance: number) => [{ pictureId: 1, otherPictureId: 2, otherListingId: 3, distance }]
  const [same, similar] = [signal('same_picture', { threshold: 5 }), signal('similar_picture', { threshold: 10 })]
  const at = (distance: number, signals = [same, similar]) => kindsOf(signals, { pictures: pictures(distance) })
  expect([at(0), at(5)]).toEqual([['same_picture suspends'], ['same_picture suspends']])
  expect([at(6), at(10), at(11)]).toEqual([['similar_picture suspends'], ['similar_picture suspends'], []])
  expect(at(0, [similar])).toEqual(['similar_picture suspends'])
  expect(judged([same], { pictures: pictures(3) })).toMatchObject([
    { key: 'picture 1', picture: { id: 1, otherId: 2, otherListingId: 3 }, distance: 3, details: [] },
  ])
})

test('a price is low under a part of the middle one and high over a multiple, and what is free is neither', () => {
  const signals = [signal('low_price', { threshold: 10 }), signal('high_price', { threshold: 3 })]
  const at = (price: number, middlePrice: number | null = 400) =>
    judged(signals, { price, middlePrice }).map(({ kind }) => kind)
  expect([at(0), at(1), at(39.99), at(40)]).toEqual([[], ['low_price'], ['low_price'], []])
  expect([at(1_200), at(1_200.01), at(5_000, null)]).toEqual([[], ['high_price'], []])
  expect(judged(signals, { price: 39, middlePrice: 399.6 })[0]?.details).toEqual([
    '$39, where half cost less than $400',
  ])
})

test('small things of an account suspend together until it is so old, where they come to so much', () => {
  const isNew = signal('new_account', { weight: 3, threshold: 7 })
  const [one, two] = [words({ weight: 1 }), words({ weight: 2 })]
  const of = (signals: Signal[], accountDays: number, changes: Partial<Facts> = {}) =>
    kindsOf([isNew, ...signals], { accountDays, ...changes })
  const suspended = ['words suspends', 'words suspends', 'new_account suspends']
  expect([of([one, two], 0), of([one, two], 6.99)]).toEqual([suspended, suspended])
  expect(of([one, two], 7)).toEqual(['words', 'words'])
  expect(of([one, one], 0)).toEqual(['words', 'words'])
  expect(of([one, two], 0, { ofPartner: true })).toEqual(['words', 'words'])
  // What weighs nothing stays a note beside them.
  expect(of([one, two, words()], 0)).toEqual([...suspended.slice(0, 2), 'words', 'new_account suspends'])
  expect(kindsOf([signal('new_account', { threshold: 7 }), words()], { accountDays: 0 })).toEqual(['words'])
  const noted = { ...isNew, action: 'note' } as const
  expect(kindsOf([noted, one, two], { accountDays: 0 })).toEqual(['words', 'words', 'new_account'])
  const aged = (accountDays: number) => judged([isNew, one, two], { accountDays }).at(-1)?.details
  expect([aged(0.9), aged(1.9), aged(2)]).toEqual([
    ['The account is 0 days old'],
    ['The account is 1 day old'],
    ['The account is 2 days old'],
  ])
})

test('what a volunteer has released suspends no more, together or alone; what is new beside it does', () => {
  const [isNew, one, two] = [
    signal('new_account', { weight: 2, threshold: 7 }),
    words({ weight: 1 }),
    words({ weight: 1 }),
  ]
  const keys = judged([isNew, one, two], { accountDays: 0 }).map(({ key }) => key)
  expect(kindsOf([isNew, one, two], { accountDays: 0 }, keys)).toEqual(['words', 'words', 'new_account'])
  expect(kindsOf([isNew, one, two], { accountDays: 0 }, keys.slice(0, 1))).toEqual([
    ...['words', 'words suspends', 'new_account suspends'],
  ])
  const alone = words({ action: 'suspend' })
  const [key = ''] = judged([alone]).map(({ key }) => key)
  expect([kindsOf([alone], {}, ['other']), kindsOf([alone], {}, [key])]).toEqual([['words suspends'], ['words']])
})

test('of a partner’s listing all is a note but a recall', () => {
  const signals = [signal('recalled'), words({ action: 'suspend' })]
  const recalls = [{ id: 7, name: 'Rollator 5' }]
  expect(kindsOf(signals, { recalls, ofPartner: true })).toEqual(['recalled suspends', 'words'])
  expect(judged(signals, { recalls })[0]?.details).toEqual(['Rollator 5 (no. 7)'])
})
