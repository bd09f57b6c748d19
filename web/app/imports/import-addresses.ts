import type { rowChoices } from '@reable/contract/imports/rules'
import { emptySheetPath } from '@reable/contract/paths'
import { apiBase } from '../api.ts'
import { addresses } from '../shell/addresses.ts'

type Choice = (typeof rowChoices)[number]

export const importAddress = (id: number): string => `${addresses.imports}/${id}`

/** The rows of an import that stand in one way, those after a number. */
export const rowsAddress = (id: number, show: Choice, after = 0): string =>
  `${importAddress(id)}?show=${show}${after ? `&after=${after}` : ''}`

/** The empty sheet of a kind of equipment. */
export const sheetAddress = (typeId: number): string => apiBase + emptySheetPath.replace(':id', String(typeId))
