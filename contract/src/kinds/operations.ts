import { z } from 'zod'
import { equipmentField } from '../catalogue/operations.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy } from '../validated-text.ts'
import { change, line, rank, seen, stewardRefusals, volunteerRefusals } from '../versions/operations.ts'
import {
  answerKinds,
  choicesLimit,
  type FilterWay,
  filterTexts,
  informationError,
  kindNameError,
  type QuestionUnit,
  questionsLimit,
  questionUnits,
  synonymsError,
  synonymsLimit,
} from './rules.ts'

const byId = z.object({ id: z.string() })
const byName = z.object({ name: z.string() })

const names = (what: string, most: number) =>
  z.array(z.string().max(1_000).transform(oneLine), `Please send the ${what} as a list`).max(most + 1)

const kindFields = {
  name: line(kindNameError),
  tooltip: line(informationError),
  synonyms: names('synonyms', synonymsLimit).superRefine(validatedBy(synonymsError)),
  retired: z.boolean(),
  /** In their order. */
  questions: z
    .array(z.strictObject({ field_name: z.string().max(100).transform(oneLine), field_required: z.boolean() }))
    .max(questionsLimit + 1),
}

const filterWay = z.enum(Object.keys(filterTexts) as [FilterWay, ...FilterWay[]])
const unit = z.enum(Object.keys(questionUnits) as [QuestionUnit, ...QuestionUnit[]])

/** The rules of a question depend on each other: they are checked with what is stored, in one answer. */
const questionFields = {
  label: z.string().max(5_000).transform(oneLine),
  tooltip: z.string().max(5_000).transform(oneLine),
  reason: z.string().max(5_000).transform(oneLine),
  answer: z.enum(answerKinds),
  unit,
  min: z.string().max(20).transform(oneLine),
  max: z.string().max(20).transform(oneLine),
  options: names('options', choicesLimit),
  retired_options: names('retired_options', 200),
  filter: filterWay,
  private: z.boolean(),
}

const conditionFields = { name: line(kindNameError), tooltip: line(informationError) }

const categoryFields = { ...conditionFields, rank }

const summary = z.object({
  id: z.int(),
  name: z.string(),
  retired: z.boolean(),
  /** How many questions it has, and how many listings that are not deleted. */
  questions: z.int(),
  posts: z.int(),
})

const kind = z
  .object({
    id: z.int(),
    category_id: z.int(),
    category: z.string(),
    ...{ name: z.string(), tooltip: z.string(), synonyms: z.array(z.string()), retired: z.boolean() },
    fields: z.array(equipmentField),
    posts: z.int(),
    /** Sentences about what may surprise somebody, such as a name that two kinds share. */
    notices: z.array(z.string()),
    ...change,
  })
  .meta({ id: 'EditedKind' })

const question = z
  .object({
    field_name: z.string(),
    ...{ label: z.string(), tooltip: z.string(), reason: z.string(), answer: z.enum(answerKinds), unit },
    ...{ min: z.string(), max: z.string(), options: z.array(z.string()), retired_options: z.array(z.string()) },
    ...{ filter: filterWay, private: z.boolean() },
    /** The kinds that ask it. */
    kinds: z.array(z.object({ id: z.int(), name: z.string() })),
    ...change,
  })
  .meta({ id: 'EditedQuestion' })

const condition = z
  .object({ id: z.int(), name: z.string(), tooltip: z.string(), ...change })
  .meta({ id: 'EditedCondition' })

/** `rank` orders the categories; those with the same one stand as they came. */
const category = condition.extend({ rank: z.int() }).meta({ id: 'EditedCategory' })

export const kindsOperations = {
  listKinds: operation({
    ...paths.listKinds,
    summary: 'Kinds of equipment by their categories, questions and conditions as volunteers edit them; for them alone',
    answer: z.object({
      data: z.object({
        categories: z.array(category.extend({ kinds: z.array(summary) })),
        conditions: z.array(condition),
        /** Kinds that were removed, and can be brought back. */
        removed: z.array(z.object({ id: z.int(), name: z.string() })),
        fields: z.array(equipmentField),
      }),
    }),
    refusals: volunteerRefusals,
  }),
  getKind: operation({
    ...paths.getKind,
    summary: 'A kind of equipment with its questions, as volunteers edit it; for them alone',
    params: byId,
    answer: z.object({ data: kind }),
    refusals: volunteerRefusals,
  }),
  createKind: operation({
    ...paths.createKind,
    summary: 'A steward makes a new kind of equipment',
    body: z.strictObject({ category_id: z.int32(), ...kindFields }),
    answer: z.object({ data: kind }),
    refusals: stewardRefusals,
  }),
  changeKind: operation({
    ...paths.changeKind,
    summary: 'A steward changes a kind of equipment, or brings one back. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...kindFields, ...seen }),
    answer: z.object({ data: kind }),
    refusals: stewardRefusals,
  }),
  removeKind: operation({
    ...paths.removeKind,
    summary:
      'A steward removes a kind of equipment that nothing refers to. 409: something does, or it was changed since',
    params: byId,
    body: z.strictObject(seen),
    answer: z.object({ data: z.object({ id: z.int() }) }),
    refusals: stewardRefusals,
  }),
  getQuestion: operation({
    ...paths.getQuestion,
    summary: 'A question about a kind of equipment, as volunteers edit it; for them alone',
    params: byName,
    answer: z.object({ data: question }),
    refusals: volunteerRefusals,
  }),
  createQuestion: operation({
    ...paths.createQuestion,
    summary: 'A steward makes a new question and adds it to a kind',
    body: z.strictObject({ kind_id: z.int32(), ...questionFields }),
    answer: z.object({ data: question }),
    refusals: stewardRefusals,
  }),
  changeQuestion: operation({
    ...paths.changeQuestion,
    summary: 'A steward changes a question, for all kinds that ask it. 409: it was changed since',
    params: byName,
    body: z.strictObject({ ...questionFields, ...seen }),
    answer: z.object({ data: question }),
    refusals: stewardRefusals,
  }),
  changeCondition: operation({
    ...paths.changeCondition,
    summary: 'A steward changes the name and the information of a condition. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...conditionFields, ...seen }),
    answer: z.object({ data: condition }),
    refusals: stewardRefusals,
  }),
  changeCategory: operation({
    ...paths.changeCategory,
    summary: 'A steward changes the name, the information and the place of a category. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...categoryFields, ...seen }),
    answer: z.object({ data: category }),
    refusals: stewardRefusals,
  }),
}
