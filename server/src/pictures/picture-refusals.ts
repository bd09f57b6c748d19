import { Refusal } from '#platform/refusal'

/** 15 MB as people count them, in bytes. */
export const pictureBytesLimit = 15 * 1024 * 1024

const sentences = {
  tooLarge: 'This photo is larger than 15 MB. Please choose a smaller one.',
  notAPicture: 'Only JPEG and PNG photos can be used.',
  moving: 'Moving pictures cannot be used. Please choose a photo that stands still.',
  damaged: 'This photo is damaged or incomplete. Please choose another one, or take it again.',
  tooManyPixels: 'This photo has more than 40 megapixels. Please choose a smaller one.',
  tooSlow: 'This photo took too long to read. Please choose another one.',
  crashed: 'This photo could not be read. Please choose another one.',
} as const

/** Why a picture is not taken. */
export type PictureFault = keyof typeof sentences

/** The answer for a picture that is not taken: 422 with the one sentence at the field `images`. */
export function pictureRefusal(fault: PictureFault): Refusal {
  return new Refusal('invalid', sentences[fault], { errors: { images: [sentences[fault]] } })
}
