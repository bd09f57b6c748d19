import { z } from 'zod'
import type { AnsweredFields, ContentField, ContentFields } from './fields.ts'
import { type ContentEntry, contentLists, type ListName } from './lists.ts'
import { type ContentPage, contentPages, type PageTitle } from './pages.ts'

const textSpan = z.object({ text: z.string(), strong: z.literal(true).optional(), href: z.string().optional() })
const line = z.array(textSpan)

const richText = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('heading'), level: z.int().min(2).max(4), anchor: z.string(), line }),
      z.object({ kind: z.literal('paragraph'), line }),
      z.object({ kind: z.literal('quote'), line }),
      z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
    ]),
  )
  .meta({ id: 'RichText' })

const picture = z.object({ url: z.string(), thumbnail: z.string(), title: z.string() }).meta({ id: 'ContentPicture' })

function schemaOf(field: ContentField): z.ZodType {
  if (field.kind === 'text') return richText
  if (field.kind === 'picture') return picture
  if (field.kind === 'number') return z.number()
  if (field.kind === 'yes_no') return z.boolean()
  if (field.kind === 'choice') return z.enum(field.options)
  if (field.kind === 'list') return z.array(z.object(shapeOf(field.of)))
  return z.string()
}

const shapeOf = (fields: ContentFields): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))

/** The schema of a page's or an entry's answer. The table’s static types are more exact than what can be derived at run time. */
export const answeredSchema = <const Fields extends ContentFields>(fields: Fields) =>
  z.object(shapeOf(fields)) as z.ZodType<unknown> as z.ZodType<AnsweredFields<Fields>>

/** One entry of a list. */
export const entrySchema = <Name extends ListName>(name: Name) =>
  z.object({ id: z.int(), ...shapeOf(contentLists[name]) }) as z.ZodType<unknown> as z.ZodType<ContentEntry<Name>>

/** A page with its title, which determines its fields. */
export type AnsweredPage = { [Title in PageTitle]: { title: Title; fields: ContentPage<Title> } }[PageTitle]

export const pageSchema = z.union(
  Object.entries(contentPages).map(([title, fields]) =>
    z.object({ title: z.literal(title), fields: answeredSchema(fields) }),
  ),
) as z.ZodType<unknown> as z.ZodType<AnsweredPage>

/** A list with its name, which determines the fields of its entries. */
export type AnsweredList = { [Name in ListName]: { name: Name; entries: ContentEntry<Name>[] } }[ListName]

export const listSchema = z.union(
  Object.entries(contentLists).map(([name, fields]) =>
    z.object({ name: z.literal(name), entries: z.array(z.object({ id: z.int(), ...shapeOf(fields) })) }),
  ),
) as z.ZodType<unknown> as z.ZodType<AnsweredList>
