import type { RichText } from './rich-text.ts'

/** Both widths of a picture in the store, and what is seen on it. Empty addresses: no picture yet. */
export type ContentPicture = { url: string; thumbnail: string; title: string }

type Named = {
  /** What the volunteers' form calls it. */
  label: string
  hint?: string
  /** May be left empty; then it is answered as ''. */
  optional?: true
}

/** What can be written in one place of a page or list. */
export type ContentField = Named &
  (
    | { kind: 'line' }
    /** Plain paragraphs. */
    | { kind: 'words' }
    /** Markdown as volunteers write it; answered as blocks. */
    | { kind: 'text' }
    /** An http(s) address or a path of ours. */
    | { kind: 'address' }
    | { kind: 'picture' }
    | { kind: 'number' }
    | { kind: 'yes_no' }
    /** YYYY-MM-DD. */
    | { kind: 'day' }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'list'; of: ContentFields }
  )

export type ContentFields = { readonly [name: string]: ContentField }

type Answered<Field> = Field extends { kind: 'text' }
  ? RichText
  : Field extends { kind: 'picture' }
    ? ContentPicture
    : Field extends { kind: 'number' }
      ? number
      : Field extends { kind: 'yes_no' }
        ? boolean
        : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
          ? Option
          : Field extends { kind: 'list'; of: infer Of }
            ? AnsweredFields<Of>[]
            : string

/** What a page or an entry of a list with these fields is answered as. */
export type AnsweredFields<Fields> = { -readonly [Name in keyof Fields]: Answered<Fields[Name]> }

type Written<Field> = Field extends { kind: 'text' }
  ? string
  : Field extends { kind: 'list'; of: infer Of }
    ? WrittenFields<Of>[]
    : Answered<Field>

/** The same as volunteers write and the database keeps it: formatted text is Markdown. */
export type WrittenFields<Fields> = { -readonly [Name in keyof Fields]: Written<Fields[Name]> }

type More = Omit<Named, 'label'>

export const line = (label: string, more: More = {}) => ({ kind: 'line', label, ...more }) as const
export const words = (label: string, more: More = {}) => ({ kind: 'words', label, ...more }) as const
export const text = (label: string, more: More = {}) => ({ kind: 'text', label, ...more }) as const
export const address = (label: string, more: More = {}) => ({ kind: 'address', label, ...more }) as const
export const picture = (label: string, more: More = {}) => ({ kind: 'picture', label, ...more }) as const
export const number = (label: string, more: More = {}) => ({ kind: 'number', label, ...more }) as const
export const yesNo = (label: string) => ({ kind: 'yes_no', label }) as const
export const day = (label: string, more: More = {}) => ({ kind: 'day', label, ...more }) as const
export const choice = <const Options extends readonly string[]>(label: string, options: Options) =>
  ({ kind: 'choice', label, options }) as const
export const listOf = <const Of extends ContentFields>(label: string, of: Of) => ({ kind: 'list', label, of }) as const
