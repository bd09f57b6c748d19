/** Rules for a photo as plain functions, with their messages: used by the server and before an upload begins. */

/** 15 MB as people count them, in bytes. */
export const pictureBytesLimit = 15 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png'] as const

export const photoTooLarge = 'This photo is larger than 15 MB. Please choose a smaller one.'
export const photoTypeUnsupported = 'Only JPEG and PNG photos can be used.'

const saveAsJpeg = 'Take a screenshot of it, or save it as JPEG, and choose that instead.'
const heic =
  'This one is in Apple’s HEIC format. On an iPhone, choose it from your photos here; or set Camera, Formats to Most Compatible.'

/** What people choose in place of a JPEG or PNG, by its first bytes, and what helps them. */
const otherKinds: [RegExp, string][] = [
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, heic],
  [/^.{4}ftypavi/s, `This one is an AVIF picture. ${saveAsJpeg}`],
  [/^.{4}ftyp(qt|mp4|isom|M4V|3gp|avc)/s, 'This one is a video.'],
  [/^RIFF.{4}WEBP/s, `This one is a WebP picture, as chat apps save them. ${saveAsJpeg}`],
  [/^GIF8/, `This one is a GIF picture. ${saveAsJpeg}`],
  [/^(II\*\0|MM\0\*)/, `This one is a TIFF picture. ${saveAsJpeg}`],
  [/^BM.{4}\0{4}/s, `This one is a BMP picture. ${saveAsJpeg}`],
  [/^%PDF/, `This one is a PDF document. ${saveAsJpeg}`],
]

/** How many of a file's first bytes `photoTypeError` looks at. */
export const kindBytes = 12

/** The error of a file that is neither JPEG nor PNG, whatever its name says: which kind it is, where its first bytes tell, and what to do. */
export function photoTypeError(firstBytes: Uint8Array): string {
  const text = String.fromCharCode(...firstBytes.subarray(0, kindBytes))
  const [, advice] = otherKinds.find(([pattern]) => pattern.test(text)) ?? []
  return advice ? `${photoTypeUnsupported} ${advice}` : photoTypeUnsupported
}

/** The same for an iPhone's photo of which only the name is known. */
export const heicUnsupported = `${photoTypeUnsupported} ${heic}`
