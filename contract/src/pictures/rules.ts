/** Rules for a photo as plain functions, with their messages: used by the server and before an upload begins. */

/** 15 MB as people count them, in bytes. */
export const pictureBytesLimit = 15 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png'] as const

export const photoTooLarge = 'This photo is larger than 15 MB. Please choose a smaller one.'
export const photoTypeUnsupported = 'Only JPEG and PNG photos can be used.'

/** Returns the error of a file before anything of it is sent, if any. `bytes` is its size. */
export function photoError({ type, bytes }: { type: string; bytes: number }): string | undefined {
  if (!pictureTypes.some((allowed) => allowed === type)) return photoTypeUnsupported
  return bytes > pictureBytesLimit ? photoTooLarge : undefined
}
