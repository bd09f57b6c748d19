import type { WrittenQuestion } from '@reable/contract/kinds/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** A question as it is stored; `places` are its choices, each where it stays for good. */
export type QuestionRow = { name: string; question: WrittenQuestion; places: string[] }

const columnsOf = ({ question, places }: QuestionRow) => {
  const { label, tooltip, reason, answer, unit, min, max, options, retired_options, filter } = question
  const isNumber = answer === 'number'
  return {
    ...{ label, tooltip, reason, private: question.private, options: places },
    field_type: answer === 'choice' ? 'drop_down' : 'unit_text_field',
    unit: isNumber && unit !== 'none' ? unit : null,
    numeric: isNumber,
    minimum: isNumber ? Number(min) : null,
    maximum: isNumber ? Number(max) : null,
    offered_options: answer === 'choice' ? [...options] : null,
    retired_options: answer === 'choice' ? [...retired_options] : [],
    ask: filter === 'none' ? null : filter,
  }
}

export async function updateQuestion({ db }: Context, row: QuestionRow): Promise<void> {
  await db.updateTable('equipment_fields').set(columnsOf(row)).where('name', '=', row.name).execute()
}

/** Inserts a question with the next place among the measures of a listing. Wants the lock. */
export async function insertQuestion({ db }: Context, row: QuestionRow): Promise<void> {
  await db
    .insertInto('equipment_fields')
    .values({
      ...columnsOf(row),
      name: row.name,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from equipment_fields)`,
    })
    .execute()
}
