import { photoError } from '@reable/contract/pictures/rules'

/** A file as the browser lets it be read. */
export type PhotoFile = Pick<File, 'name' | 'size' | 'type' | 'slice'>

/** The first bytes of files of each type. */
const signatures: { type: string; bytes: number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
]

/** The type of a file by its content: a name's ending can be wrong, and phones leave it out. Empty for any other. */
export async function kindOf(file: PhotoFile): Promise<string> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return signatures.find(({ bytes }) => bytes.every((byte, at) => first[at] === byte))?.type ?? ''
}

const fromIphone = /hei[cf]$/i
const iphoneAdvice =
  'This one is in Apple’s HEIC format. On an iPhone, choose it from your photos here; or set Camera, Formats to Most Compatible.'

/** The error of a file, found before anything of it is sent. */
export async function fileError(file: PhotoFile): Promise<string | undefined> {
  const type = await kindOf(file).catch(() => '')
  const error = photoError({ type, bytes: file.size })
  return error && !type && fromIphone.test(file.name || file.type) ? `${error} ${iphoneAdvice}` : error
}
