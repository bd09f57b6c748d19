const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

export type PictureKind = 'jpeg' | 'png' | 'moving png' | 'other'

/** Returns the kind of a file by its first bytes, whatever its name. Nothing is decoded. */
export function kindOf(bytes: Buffer): PictureKind {
  if (startsWith(bytes, jpegSignature)) return 'jpeg'
  if (!startsWith(bytes, pngSignature)) return 'other'
  return chunksBeforePixels(bytes).includes('acTL') ? 'moving png' : 'png'
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature)
}

/** A PNG is a row of chunks: 4 bytes of length, 4 of name, the content, 4 of checksum. IDAT holds the pixels. */
function chunksBeforePixels(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = pngSignature.length; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT') break
    names.push(name)
  }
  return names
}
