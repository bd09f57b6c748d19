const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** Writes bytes in small letters and digits that survive every mail program: five bits each, what is left over is dropped. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let value = 0
  let bits = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(value >> bits) & 31]
      value &= (1 << bits) - 1
    }
  }
  return text
}
