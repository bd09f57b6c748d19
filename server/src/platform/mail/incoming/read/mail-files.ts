import type { Attachment } from 'postal-mime'
import { type InlinePicture, inlinePicturesIn } from './inline-pictures.ts'

/** A file that is not passed on. Its writer is told how to send one that is `heic`, `outlook` or `encrypted` so that it arrives. */
export type OtherFile = { name: string; format: FileFormat }

export type MailFiles = {
  /** JPEG and PNG, as they were sent. */
  pictures: { name: string; bytes: Uint8Array }[]
  others: OtherFile[]
}

type File = { part: Attachment; name: string; bytes: Buffer; format: FileFormat }

const maxPictures = 10
const maxOthers = 50
/** In px: a picture within the text whose shorter side is below it is an icon or a logo. */
const smallSide = 100

/** Sorts the files of a mail by their first bytes. Leaves out what nobody attached: the mail's own parts, and the pictures of signatures. */
export function filesOf(attachments: Attachment[], html: string): MailFiles {
  const inline = inlinePicturesIn(html)
  const files = attachments
    .filter((part) => !isOfMail(part))
    .map(readFile)
    .filter((file) => !isDecoration(file, inline))
  const pictures = files.filter(({ format }) => format === 'photo')
  const others = files.filter(({ format }) => format !== 'photo')
  return {
    pictures: pictures.slice(0, maxPictures).map(({ name, bytes }) => ({ name, bytes })),
    others: [...pictures.slice(maxPictures), ...others]
      .slice(0, maxOthers)
      .map(({ name, format }) => ({ name, format })),
  }
}

function readFile(part: Attachment): File {
  const bytes = bytesOf(part)
  const byContent = formatOf(bytes)
  const format = byContent === 'other' ? formatByName(part) : byContent
  return { part, name: nameOf(part), bytes, format }
}

function formatByName({ mimeType, filename }: Attachment): FileFormat {
  const name = filename?.toLowerCase() ?? ''
  if (/^image\/hei[cf](-sequence)?$/.test(mimeType) || /\.hei[cf]$/.test(name)) return 'heic'
  if (/^application\/(vnd\.)?ms-tnef$/.test(mimeType) || name === 'winmail.dat') return 'outlook'
  if (/^application\/(x-)?pkcs7-mime$/.test(mimeType) || name === 'smime.p7m') return 'encrypted'
  return 'other'
}

/** Parts that belong to the mail itself, and that nobody attached: reports, signatures and keys of cryptography, other forms of the text. */
const ofMail = [
  /^message\//,
  /^text\/(rfc822-headers|x-amp-html|watch-html|enriched|vnd\.google\.email-reaction\+json)$/,
  /^application\/(pgp-signature|pgp-keys|pgp-encrypted|(x-)?pkcs7-signature|applefile)$/,
]

/** What programs name such parts that they give no type. */
const ofMailNames = /^(smime\.p7s|signature\.asc|openpgp_signature(\.asc)?|openpgp_0x[0-9a-f]+\.asc)$/i

const isOfMail = (part: Attachment) =>
  ofMail.some((pattern) => pattern.test(part.mimeType)) || ofMailNames.test(part.filename ?? '')

/** True for a picture of a signature or a quote, and for a small one within the text. One that is attached to the mail is a photo. */
function isDecoration({ part, bytes, format }: File, inline: Map<string, InlinePicture>): boolean {
  if (!part.mimeType.startsWith('image/') && format !== 'photo') return false
  const id = part.contentId?.replace(/^<|>$/g, '')
  if (!id || (part.disposition === 'attachment' && !inline.has(id))) return false
  const shown = inline.get(id)
  if (shown?.isDecoration) return true
  return Math.min(shown?.side ?? Number.POSITIVE_INFINITY, shorterSide(bytes) ?? Number.POSITIVE_INFINITY) < smallSide
}

const nameOf = ({ filename }: Attachment) =>
  (filename ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100) || 'a file without a name'

/** The bytes of a part, whichever way they were decoded. */
export const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

/** What a file of a mail is by its first bytes, whatever its sender named it. */
type FileFormat = 'photo' | 'heic' | 'outlook' | 'encrypted' | 'other'

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function formatOf(bytes: Buffer): FileFormat {
  if (startsWith(bytes, jpegSignature)) return 'photo'
  if (startsWith(bytes, pngSignature)) return 'photo'
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(bytes.toString('latin1', 8, 12))) return 'heic'
  // The signature of TNEF, which is what a winmail.dat is.
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === 0x22_3e_9f_78) return 'outlook'
  return 'other'
}

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature)

/** The shorter side of a JPEG or PNG in px, as its head says; undefined where it says nothing. Nothing is decoded. */
function shorterSide(bytes: Buffer): number | undefined {
  if (startsWith(bytes, pngSignature))
    return bytes.length >= 24 ? Math.min(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) : undefined
  // A JPEG is a row of segments: 2 bytes of marker, 2 of length. The frame's says the size.
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return Math.min(bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7))
  }
  return undefined
}
