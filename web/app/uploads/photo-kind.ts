import { heicUnsupported, kindBytes, photoTypeError } from '@reable/contract/pictures/rules'

/** A file as the browser lets it be read. */
export type PhotoFile = Pick<File, 'name' | 'size' | 'type' | 'slice'>

/** The first bytes of files of each type. */
const signatures: { type: string; bytes: number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
]

/** The type of a file by its content: a name's ending can be wrong, and phones leave it out. Empty for any other. */
export const kindOf = async (file: PhotoFile): Promise<string> => kindOfBytes(await firstBytes(file))

const kindOfBytes = (first: Uint8Array): string =>
  signatures.find(({ bytes }) => bytes.every((byte, at) => first[at] === byte))?.type ?? ''

const firstBytes = async (file: PhotoFile) => new Uint8Array(await file.slice(0, kindBytes).arrayBuffer())

const fromIphone = /hei[cf]$/i

/** The error of a file that is no photo we take, found before anything of it is sent; how large it may be is asked once it is scaled. */
export async function fileError(file: PhotoFile): Promise<string | undefined> {
  const first = await firstBytes(file).catch(() => new Uint8Array())
  const type = kindOfBytes(first)
  if (type) return undefined
  return fromIphone.test(file.name || file.type) ? heicUnsupported : photoTypeError(first)
}
