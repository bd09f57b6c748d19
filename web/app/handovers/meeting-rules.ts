import { type MeetingInput, meetingErrors } from '@reable/contract/handovers/rules'
import { instantOf } from '@reable/contract/handovers/when'
import type { Rules } from '../ui/form/rules.ts'
import type { Handover } from './use-handover.ts'

export type MeetingValues = { date: string; time: string; zone: string; place: string }

/** The choice that shows a box for words. */
export const otherPlace = 'other'

export const inputOf = ({ date, time, zone, place }: MeetingValues): MeetingInput => ({
  ...{ date, time, place: zone === otherPlace ? place : zone },
})

/** The rules of the form by the server's days: the clock of the device may be wrong. */
export function meetingRulesFor({ first, last }: Handover['days']): Rules<MeetingValues> {
  const errorsOf = (all: MeetingValues) => meetingErrors(inputOf(all), instantOf(first, '00:00') ?? new Date())
  return {
    date: (date, all) =>
      errorsOf(all).date ?? (date > last ? errorsOf({ ...all, date: '9999-12-31' }).date : undefined),
    time: (_, all) => errorsOf(all).time,
    zone: (zone, all) => (zone ? undefined : errorsOf(all).place),
    place: (_, all) => (all.zone === otherPlace ? errorsOf(all).place : undefined),
  }
}
