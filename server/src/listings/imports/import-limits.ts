import { day } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person: files that are read and checked, which takes a second of work each. */
export const importLimits: Limit[] = [{ name: 'lists imported', max: 50, milliseconds: day }]
