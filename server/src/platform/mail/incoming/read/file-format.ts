const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

/** What a file of a mail is by its first bytes, whatever its sender named it. */
export type FileFormat = 'photo' | 'heic' | 'outlook' | 'encrypted' | 'other'

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

export function formatOf(bytes: Buffer): FileFormat {
  if (startsWith(bytes, jpegSignature)) return 'photo'
  if (startsWith(bytes, pngSignature)) return 'photo'
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(bytes.toString('latin1', 8, 12))) return 'heic'
  // The signature of TNEF, which is what a winmail.dat is.
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === 0x22_3e_9f_78) return 'outlook'
  return 'other'
}

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature)

/** The shorter side of a JPEG or PNG in px, as its head says; undefined where it says nothing. Nothing is decoded. */
export function shorterSide(bytes: Buffer): number | undefined {
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
