import { descriptionLimit, pictureLimit, priceLimit, titleLimit } from '@reable/contract/listings/rules'
import { suggestMeasure } from '@reable/contract/measures/answers'
import { prohibitedIn, prohibitedMessages } from '@reable/contract/prohibited/rules'
import { type EquipmentType, questionOf } from '#catalogue'
import type { CheckLists } from '../../browse/reference-lists.ts'
import { answerHint } from '../answer-hint.ts'
import { sheetColumn } from '../sheets/sheet.ts'
import { quoted } from './clean-cell.ts'
import { type ColumnName, type Columns, headerOf, matchesField } from './csv-columns.ts'
import type { ParsedRow, RowErrors } from './csv-row.ts'

/** Describes the valid cells of a column, whatever is listed: the end of a sentence that begins with "Write". */
export const columnHints = {
  title: `what it is, in at most ${titleLimit} characters`,
  description: `at most ${descriptionLimit.toLocaleString('en-CA')} characters, in one line or several`,
  price: `whole dollars up to ${priceLimit.toLocaleString('en-CA')}, such as 120, or the word free`,
  type: 'the name of an equipment type, such as Cane',
  photos: `1 to ${pictureLimit} names of files, the cover first, such as chair.jpg;chair-side.jpg`,
} as const satisfies Partial<Record<ColumnName, string>>

/** The columns of what every draft has. Errors in condition and place come from parsing the row, which knows their names. */
const columnOf: Record<string, ColumnName> = {
  equipment_type_id: 'type',
  title: 'title',
  description: 'description',
  price: 'price',
  condition_id: 'condition',
  location_id: 'place',
  images: 'photos',
}

type Row = Pick<ParsedRow, 'draft' | 'cells'>
type FileContext = { columns: Columns; lists: Pick<CheckLists, 'catalogue' | 'prohibited'> }

/** Returns the errors of a draft by the columns of the file: what the row says there, and what to write instead. */
export function errorsByColumn(errors: Record<string, string[]>, row: Row, { columns, lists }: FileContext): RowErrors {
  const fields = lists.catalogue.types.get(row.draft.equipmentTypeId)?.fields ?? []
  const entries = Object.entries(errors).map(([name, sentences]): [string, string[]] => {
    const column = columnOf[name]
    if (column)
      return [headerOf(columns, column), sentences.map((each) => commonError(each, column, row, { columns, lists }))]
    const field = fields.find((each) => each.name === name)
    return field ? detailError(field, row, columns) : foreignDetailError(name, sentences, row)
  })
  return Object.fromEntries(entries)
}

/** The rule's own sentence, the text of the cell, and what would be valid. */
function commonError(rule: string, column: ColumnName, { cells }: Row, { columns }: FileContext): string {
  const cell = cells[columns.indexes.get(column) as number]?.trim()
  const hint = column in columnHints ? `Write ${columnHints[column as keyof typeof columnHints]}.` : ''
  return [withFullStop(rule), cell && `It says ${quoted(cell)}.`, hint].filter(Boolean).join(' ')
}

const withFullStop = (sentence: string) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)

/** The questions about prohibited words, by the columns of the file, until a row says that they mean something else. */
export function wordQuestions(
  { draft: { checkedWords = [], ...draft } }: Row,
  { columns, lists: { prohibited } }: FileContext,
): RowErrors {
  const entries = (['title', 'description'] as const).flatMap((column): [string, string[]][] => {
    const matches = prohibitedIn(draft[column], prohibited).filter(
      ({ word, waits }) => !waits && !checkedWords.includes(word),
    )
    if (!matches.length) return []
    const questions = matches.map(prohibitedMessages).map(({ question, about }) => `${question} ${about}`)
    const words = matches.map(({ word }) => word).join('|')
    const goOn = `If yours is something else, write “${words}” into the column “checked words”.`
    return [[headerOf(columns, column), [[...questions, goOn].join(' ')]]]
  })
  return Object.fromEntries(entries)
}

/** The error of an answer that is missing or invalid. */
function detailError(
  field: EquipmentType['fields'][number],
  { draft, cells }: Row,
  { extra }: Columns,
): [string, string[]] {
  const matching = extra.filter(({ header }) => matchesField(header, field))
  const column = matching.find(({ index }) => cells[index]?.trim()) ?? matching[0]
  const value = draft.properties[field.name]
  const said = (column && cells[column.index]?.trim()) || value
  const problem = said ? `It says ${quoted(said)}.` : column ? 'This is empty.' : 'The file has no such column.'
  const meant = said ? suggestMeasure(questionOf(field), said) : undefined
  const question = meant ? ` Did you mean ${meant.number} ${meant.unit}? Then write that.` : ''
  return [column?.header ?? sheetColumn(field), [`${problem} Write ${answerHint(field)}.${question}`]]
}

/** The error of a detail that this type does not have, under its column's own name. */
function foreignDetailError(header: string, sentences: string[], { draft }: Row): [string, string[]] {
  const value = draft.properties[header] ?? ''
  return [header, sentences.map((each) => `${each}. It says ${quoted(value)}: leave it empty for this type.`)]
}
