/** Rules and sentences of handover sheets: used by the server and by the pages. */

/** Days after a handover until its receiver is asked how it went. */
export const askAfterDays = 30
/** Days after the meeting for which the two can still tick, and the links of their mails work. */
export const tickDays = 30
/** Days for which the link of the mail that asks works. */
export const answerDays = 60

export const sheetLinkInvalid =
  'This link does not lead to a handover sheet. Please look at it again: each letter counts. It may also have ended.'
export const noSheet = 'There is no handover sheet here yet. It is made once you both agree to meet.'
export const sheetEnded = 'This handover was called off, so its sheet has ended.'
export const sheetClosed = 'This sheet can be read, but no longer ticked: the meeting is more than 30 days ago.'
export const sheetReadOnly = 'This code shows the sheet. To tick, open the link of your own e-mail, or log in.'
export const tickUnknown = 'ticks: choose from the checks of this sheet'
export const thingDeleted =
  'The listing of this thing was deleted, so we have nothing left to show. You can still list it: take new photos and begin.'
export const thingForgotten =
  'Whoever passed this thing on has closed their account, and all about it went along. You can still list it: take new photos and begin.'
export const thingHidden = 'We do not show this thing at the moment. Please write to us if you have it.'
export const howItWentInvalid = 'This link is not valid, or it has ended. If something is wrong, please write to us.'
export const howItWentSaid = 'You told us already. Thank you.'
export const howItWentMissing = 'Choose an answer: Does it fit? Or: Was it as described?'

/** What a receiver is asked after 30 days, by the names of the answers. */
export const howItWent = {
  fits: { asks: 'Does it fit?', yes: 'Yes, it fits', no: 'No, it does not fit' },
  as_described: { asks: 'Was it as described?', yes: 'Yes, it was', no: 'No, it was not' },
} as const
export type HowItWent = keyof typeof howItWent

/** Who reads a sheet: the two of the handover, or whoever holds the code on the thing. */
export type SheetReader = 'owner' | 'receiver' | 'holder'

/** Properties that tell of the home it was in, of how it was handed over, or of how it is on the day: asked for anew. */
const askedAnew: readonly string[] = ['cleaned', 'smoke_pet', 'handover_help', 'battery_holds_charge', 'serial_private']

/** What a listing told of a thing, for whoever lists it again: without what may have changed since, and with its battery as old as it is now. */
export function propertiesForAgain(
  properties: Readonly<Record<string, string>>,
  { monthsSince }: { monthsSince: number },
): Record<string, string> {
  const { battery_age_months: age, ...stored } = Object.fromEntries(
    Object.entries(properties).filter(([name]) => !askedAnew.includes(name)),
  )
  const aged = Number(age) + monthsSince
  return aged > 0 && aged <= 240 ? { ...stored, battery_age_months: String(aged) } : stored
}
