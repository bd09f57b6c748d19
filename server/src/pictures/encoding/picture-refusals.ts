import { photoTooLarge } from '@reable/contract/pictures/rules'
import { Refusal } from '#platform/refusal'

const messages = {
  tooLarge: photoTooLarge,
  moving: 'Moving pictures cannot be used. Please choose a photo that stands still.',
  damaged: 'This photo is damaged or incomplete. Please choose another one, or take it again.',
  tooManyPixels: 'This photo is too large: a JPEG can have 50 megapixels, a PNG 40. Please choose a smaller one.',
  tooSlow: 'This photo took too long to read. Please choose another one.',
  crashed: 'This photo could not be read. Please choose another one.',
} as const

/** The reasons for which a picture is refused. */
export type PictureError = keyof typeof messages

/** The refusal of a picture: 422 with one message at the field `images`. */
export const pictureRefusal = (error: PictureError): Refusal => imagesRefusal(messages[error])

/** 422 with one message at the field `images`. */
export function imagesRefusal(message: string): Refusal {
  return new Refusal('invalid', message, { errors: { images: [message] } })
}

/** 503: waiting photos take memory and time. */
export function queueFull(): Refusal {
  const message = 'Many photos are arriving just now. Please try again in a minute.'
  return new Refusal('busy', message, { retryAfterSeconds: 30 })
}

export const photoNotArrived = 'The photo has not arrived yet. Please try again.'
export const photoTooSlow =
  'The photo came too slowly, so we stopped waiting for it. Please try again where the connection is better.'
export const photoCutOff = 'The photo did not arrive as it was sent. Please try again.'
export const photoOnItsWay = 'A photo is still on its way. Please wait until it has arrived.'
export const photoGone = 'A photo is no longer there. Please add it again.'
export const photoTwice = 'The same photo is there twice. Please remove one of them.'
