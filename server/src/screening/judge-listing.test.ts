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
