import {
  lengthText,
  type RestrictionKind,
  restrictingAct,
  restrictionDays,
  restrictionReasons,
  restrictionSentenceError,
} from '@reable/contract/restrictions/rules'
import { mayDo, type Role } from '@reable/contract/volunteers/rules'

/** The value of the length that has no end. */
const forGood = 'good'

export type RestrictValues = { days: string; reason: string; sentence: string }

export const restrictRules = {
  days: (days: string) => (days ? undefined : 'Please choose how many days'),
  reason: (reason: string) => (reason ? undefined : 'Please choose a reason'),
  sentence: restrictionSentenceError,
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The lengths that a role may choose of a kind. */
export function lengthOptions(kind: RestrictionKind, role: Role): { value: string; text: string }[] {
  const lengths: (number | null)[] = kind === 'ban' ? [...restrictionDays, null] : [...restrictionDays]
  return lengths
    .filter((days) => mayDo(restrictingAct({ kind, days }), role))
    .map((days) => ({ value: days === null ? forGood : String(days), text: capitalized(lengthText(days)) }))
}

export const reasonOptions = restrictionReasons.map((reason) => ({ value: reason, text: reason }))

const isDays = (days: number): days is (typeof restrictionDays)[number] => restrictionDays.some((each) => each === days)

/** What the form has chosen in it, as the API takes it; undefined where it is none of what can be chosen. */
export function restrictBody(kind: RestrictionKind, { days, reason, sentence }: RestrictValues) {
  const chosenReason = restrictionReasons.find((each) => each === reason)
  const length = days === forGood ? null : Number(days)
  if (!chosenReason || !(length === null || isDays(length))) return undefined
  return { kind, days: length, reason: chosenReason, sentence }
}
