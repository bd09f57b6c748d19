import type { EquipmentType, Field } from '#catalogue'
import type { ReferenceLists } from '../../browse/reference-lists.ts'
import { answerHint, oneOf } from '../answer-hint.ts'
import { columnHints } from '../csv/column-errors.ts'
import { findType } from '../find-type.ts'
import { sheetColumn, sheetFields, sheetName } from './sheet.ts'

type Detail = EquipmentType['fields'][number]
type Line = { column: string; needed: boolean; write: string }

/** Renders the page that explains what each equipment type asks for to people who fill in a sheet, as Markdown. */
export function typesPage({ catalogue, locations }: ReferenceLists): string {
  const types = [...catalogue.types.values()]
  const shared = sharedDetails(types)
  const sections = [...catalogue.categories.values()].flatMap((category) => [
    `## ${category.name}`,
    ...category.types.map((type) => typeSection(type, types, shared)),
  ])
  const choices = {
    condition: [...catalogue.conditions.values()],
    place: locations.all.filter(({ closed }) => !closed),
  }
  return `${[...introduction(choices), table(shared.map(lineOf)), ...sections].join('\n\n')}\n`
}

type Choices = Record<'condition' | 'place', readonly { name: string }[]>

function introduction({ condition, place }: Choices): string[] {
  return [
    '# What each equipment type asks for',
    `For whoever prepares a list to import ([importing.md](importing.md)). Each type has an empty sheet: save it, open it in
Excel or LibreOffice, and fill in a row for each thing. Columns that are not needed may stay empty.`,
    'This page and the sheets are made from the site’s own list of types, and are not written by hand.',
    '## What every row has',
    table(commonLines({ condition, place })),
    `## Details that every type can have

They stand in each sheet, behind the type's own.`,
  ]
}

function commonLines({ condition, place }: Choices): Line[] {
  const namesOf = (things: readonly { name: string }[]) => oneOf(things.map(({ name }) => name))
  return [
    { column: 'reference', needed: false, write: 'your own number for the thing, such as SHED-101' },
    { column: 'title', needed: true, write: columnHints.title },
    { column: 'description', needed: true, write: columnHints.description },
    { column: 'price', needed: true, write: columnHints.price },
    { column: 'type', needed: true, write: 'the equipment type, by one of the names below' },
    { column: 'condition', needed: true, write: namesOf(condition) },
    { column: 'place', needed: true, write: namesOf(place) },
    { column: 'photos', needed: true, write: columnHints.photos },
  ]
}

/** Returns the details of every type. Where only some types require one, their own sections say so. */
function sharedDetails(types: EquipmentType[]): Detail[] {
  const [first, ...others] = types
  const shared = first?.fields.filter(({ name }) =>
    others.every(({ fields }) => fields.some((one) => one.name === name)),
  )
  return (shared ?? []).map((field) => ({
    ...field,
    required: types.every(({ fields }) => fields.some(({ name, required }) => name === field.name && required)),
  }))
}

function typeSection(type: EquipmentType, types: EquipmentType[], shared: Detail[]): string {
  const isShared = ({ name }: Field) => shared.some((field) => field.name === name)
  const details = sheetFields(type).filter((field) => field.required || !isShared(field))
  // A name of two types identifies neither of them.
  const others = type.synonyms.filter((name) => 'found' in findType(types, name)).map((name) => `\`${name}\``)
  return [
    `### ${type.name}`,
    `In the column \`type\`: \`${type.name}\`${others.length ? `, or ${others.join(', ')}` : ''}. [Empty sheet](sheets/${sheetName(type)})`,
    table(details.map(lineOf)),
  ].join('\n\n')
}

function lineOf(field: Detail): Line {
  return { column: sheetColumn(field), needed: field.required, write: answerHint(field) }
}

function table(lines: Line[]): string {
  const rows = lines.map(({ column, needed, write }) => `| ${column} | ${needed ? 'yes' : ''} | ${write} |`)
  return ['| column | needed | what to write |', '|---|---|---|', ...rows].join('\n')
}
