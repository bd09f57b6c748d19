import type { RichText } from './rich-text.ts'

/** Both widths of a picture in the store, and what is seen on it. Empty addresses: no picture yet. */
export type ContentPicture = { url: string; thumbnail: string; title: string }

type FieldText = {
  /** Its name in the volunteers' form. */
  label: string
  hint?: string
  /** May be left empty; then it is answered as ''. */
  optional?: true
}

/** One field of a page or list. */
export type ContentField = FieldText &
  (
    | { kind: 'line' }
    /** Plain paragraphs. */
    | { kind: 'words' }
    /** Markdown as volunteers write it; answered as blocks. */
    | { kind: 'text' }
    /** An http(s) address or a path of ours. */
    | { kind: 'address' }
    | { kind: 'picture' }
    | { kind: 'number'; rule?: (typed: string) => string | undefined }
    | { kind: 'yes_no' }
    /** YYYY-MM-DD. */
    | { kind: 'day' }
    | { kind: 'choice'; options: readonly string[] }
    /** No two entries look the same in the field that `unique` names. */
    | { kind: 'list'; of: ContentFields; unique?: string }
  )

export type ContentFields = { readonly [name: string]: ContentField }

type AnsweredField<Field> = Field extends { kind: 'text' }
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

/** The answered values of a page or an entry of a list with these fields. */
export type AnsweredFields<Fields> = { -readonly [Name in keyof Fields]: AnsweredField<Fields[Name]> }

type WrittenField<Field> = Field extends { kind: 'text' }
  ? string
  : Field extends { kind: 'list'; of: infer Of }
    ? WrittenFields<Of>[]
    : AnsweredField<Field>

/** The same as volunteers write it and the database stores it: formatted text is Markdown. */
export type WrittenFields<Fields> = { -readonly [Name in keyof Fields]: WrittenField<Fields[Name]> }

type FieldOptions = Omit<FieldText, 'label'>

export const line = (label: string, options: FieldOptions = {}) => ({ kind: 'line', label, ...options }) as const
export const words = (label: string, options: FieldOptions = {}) => ({ kind: 'words', label, ...options }) as const
export const text = (label: string, options: FieldOptions = {}) => ({ kind: 'text', label, ...options }) as const
export const address = (label: string, options: FieldOptions = {}) => ({ kind: 'address', label, ...options }) as const
export const picture = (label: string, options: FieldOptions = {}) => ({ kind: 'picture', label, ...options }) as const
/** `rule` returns the error of a number as it was typed. */
export const number = (label: string, options: FieldOptions & { rule?: (typed: string) => string | undefined } = {}) =>
  ({ kind: 'number', label, ...options }) as const
export const yesNo = (label: string) => ({ kind: 'yes_no', label }) as const
export const day = (label: string, options: FieldOptions = {}) => ({ kind: 'day', label, ...options }) as const
export const choice = <const Options extends readonly string[]>(label: string, options: Options) =>
  ({ kind: 'choice', label, options }) as const
export const listOf = <const Of extends ContentFields>(label: string, of: Of) => ({ kind: 'list', label, of }) as const
