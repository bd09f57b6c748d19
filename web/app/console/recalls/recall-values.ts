import { beginningOf } from '@reable/contract/cut-text'
import {
  type RecallText,
  readRecallNames,
  recallBrandsError,
  recallModelsError,
  recallSourceError,
  recallTextError,
  recallTypesError,
} from '@reable/contract/recalls/rules'
import type { Rules } from '../../ui/form/rules.ts'
import type { CardToWrite, Categories } from './load-recalls.ts'

/** The values of a card's form; `type_28` says whether it is about the equipment type 28. */
export type RecallValues = Record<string, string | boolean>

const textRule = (field: RecallText) => (typed: string | boolean) => recallTextError(field, String(typed))

const typesOf = (categories: Categories) => categories.flatMap(({ equipment_types }) => equipment_types)

const typeBox = (id: number) => `type_${id}`

/** The rules of the form, in the order of the page. The first box of the kinds says when none is ticked. */
export function recallRulesFor(categories: Categories): Rules<RecallValues> {
  const types = typesOf(categories)
  const boxes = types.map(({ id }, at) => [
    typeBox(id),
    (_: string | boolean, all: RecallValues) => (at === 0 ? recallTypesError(tickedIn(categories, all)) : undefined),
  ])
  return {
    name: textRule('name'),
    brands: (typed) => recallBrandsError(readRecallNames(String(typed))),
    models: (typed) => recallModelsError(readRecallNames(String(typed))),
    ...Object.fromEntries(boxes),
    danger: textRule('danger'),
    remedy: textRule('remedy'),
    serials: textRule('serials'),
    sold: textRule('sold'),
    source: (typed) => recallSourceError(String(typed).trim()),
    withdrawn: () => undefined,
  }
}

const tickedIn = (categories: Categories, values: RecallValues): number[] =>
  typesOf(categories)
    .filter(({ id }) => values[typeBox(id)] === true)
    .map(({ id }) => id)

/** What the form has typed in it, as the API takes it. */
export const recallBody = (categories: Categories, values: RecallValues) => {
  const text = (name: string) => String(values[name] ?? '')
  return {
    ...{ name: text('name'), danger: text('danger'), remedy: text('remedy'), serials: text('serials') },
    ...{ sold: text('sold'), source: text('source').trim() },
    ...{ brands: readRecallNames(text('brands')), models: readRecallNames(text('models')) },
    equipment_type_ids: tickedIn(categories, values),
  }
}

type Initial = ReturnType<typeof recallBody> & { withdrawn: boolean }

const empty: Initial = {
  ...{ name: '', danger: '', remedy: '', serials: '', sold: '', source: '', withdrawn: false },
  ...{ brands: [], models: [], equipment_type_ids: [] },
}

/** What the form begins with: the card, what a notice proposes, or nothing. */
export function initialOf({ card, notice }: CardToWrite): Initial {
  if (card) return card
  if (!notice) return empty
  const { title, issue, what_to_do, url, brands, models, equipment_type_ids } = notice
  const texts = {
    name: beginningOf(title, 120),
    danger: beginningOf(issue, 600),
    remedy: beginningOf(what_to_do, 600),
    source: url,
  }
  return { ...empty, ...texts, brands, models, equipment_type_ids }
}
