import { createHmac, randomBytes } from 'node:crypto'

/** Codes by RFC 6238 as every app makes them: HMAC-SHA-1 of the time in steps of 30 seconds, six digits. */
const stepSeconds = 30
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 as RFC 4648 has it, without padding: how an app reads a secret. */
export function base32(bytes: Buffer): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits ? text + alphabet[(value << (5 - bits)) & 31] : text
}

export function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const letter of text) {
    value = (value << 5) | alphabet.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >>> bits) & 255)
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}

export const newTotpSecret = (): string => base32(randomBytes(secretBytes))

export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds)

/** The code of a step; `digits` are six everywhere but in the RFC's own examples. */
export function totpCode(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code is of: this one, or one either side, for clocks that differ. Undefined: of none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const step = totpStep(now)
  return [step, step - 1, step + 1].find((one) => totpCode(secret, one) === code)
}

/** What an app reads from a QR code. A long address is left out, so that the code stays one that a phone can read. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const [name, account] = [encodeURIComponent(issuer), encodeURIComponent(email)]
  const end = `?secret=${secret}&issuer=${name}`
  const full = `otpauth://totp/${name}:${account}${end}`
  return full.length <= longestInQrCode ? full : `otpauth://totp/${name}${end}`
}

/** In bytes, as `ui/qr-code` draws it. */
const longestInQrCode = 106
