import type { FitQuestion } from '@reable/contract/fit/types'
import { emptyFit, type FitPerson, kindsLimit, othersLimit, type StoredFit, type TypedAnswers } from './stored-fit.ts'

/** The person whom things are judged for; undefined before anybody was chosen. */
export const chosenPerson = ({ people, chosen }: StoredFit): FitPerson | undefined =>
  people.find(({ id }) => id === chosen)

/** "me", "Rosa". */
export const personName = ({ id, name }: Pick<FitPerson, 'id' | 'name'>): string => (id === 0 ? 'me' : name)

/** Whether there is room for one more named person. */
export const hasRoom = ({ people }: StoredFit): boolean => people.filter(({ id }) => id !== 0).length < othersLimit

/** Chooses oneself, who is there from the first time on. */
export const chooseMe = (fit: StoredFit): StoredFit => choose(fit, { id: 0, name: '' })

export const choosePerson = (fit: StoredFit, id: number): StoredFit => ({ ...fit, chosen: id })

/** Adds a named person and chooses them; one who has this name already is chosen. */
export function addPerson(fit: StoredFit, typed: string): StoredFit {
  const name = typed.trim()
  const same = fit.people.find((one) => one.id !== 0 && one.name.toLowerCase() === name.toLowerCase())
  if (same) return choosePerson(fit, same.id)
  const id = Math.max(0, ...fit.people.map((one) => one.id)) + 1
  return hasRoom(fit) ? choose(fit, { id, name }) : fit
}

/** Removes one person; with the last one the home goes too. */
export function removePerson(fit: StoredFit, id: number): StoredFit {
  const people = fit.people.filter((one) => one.id !== id)
  if (!people.length) return emptyFit
  return { ...fit, people, chosen: fit.chosen === id ? (people[0]?.id ?? 0) : fit.chosen }
}

function choose(fit: StoredFit, person: Pick<FitPerson, 'id' | 'name'>): StoredFit {
  const isThere = fit.people.some(({ id }) => id === person.id)
  const people = isThere ? fit.people : [...fit.people, { ...person, answers: {}, kinds: [] }]
  return { ...fit, people, chosen: person.id }
}

type Asked = Pick<FitQuestion, 'name' | 'about'>

/** What was answered to a question, as it was typed; '' is "I don't know", undefined not answered yet. */
export const typedAnswer = (fit: StoredFit, { name, about }: Asked): string | undefined => {
  const answers: TypedAnswers = about === 'home' ? fit.home : (chosenPerson(fit)?.answers ?? {})
  return Object.hasOwn(answers, name) ? answers[name] : undefined
}

/** Keeps an answer, of the home or of the chosen person. */
export function withAnswer(fit: StoredFit, { name, about }: Asked, typed: string): StoredFit {
  if (about === 'home') return { ...fit, home: { ...fit.home, [name]: typed } }
  return changeChosen(fit, (person) => ({ ...person, answers: { ...person.answers, [name]: typed } }))
}

/** Notes that the chosen person was asked about this kind of thing: from now on its listings are judged for them. */
export const withKind = (fit: StoredFit, kind: string): StoredFit =>
  changeChosen(fit, (person) => ({
    ...person,
    kinds: [kind, ...person.kinds.filter((one) => one !== kind)].slice(0, kindsLimit),
  }))

const changeChosen = (fit: StoredFit, change: (person: FitPerson) => FitPerson): StoredFit => ({
  ...fit,
  people: fit.people.map((person) => (person.id === fit.chosen ? change(person) : person)),
})
