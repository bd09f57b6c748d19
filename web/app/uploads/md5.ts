/**
 * MD5 (RFC 1321) of bytes that come in pieces, in base64 as object stores check it. Browsers have none of their own. It guards
 * against damage on the way; nothing secret rests on it.
 */
export class Md5 {
  readonly #state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476])
  readonly #block = new Uint8Array(64)
  #filled = 0
  #length = 0

  add(bytes: Uint8Array): void {
    this.#length += bytes.length
    for (let at = 0; at < bytes.length; ) {
      const count = Math.min(64 - this.#filled, bytes.length - at)
      this.#block.set(bytes.subarray(at, at + count), this.#filled)
      this.#filled += count
      at += count
      if (this.#filled === 64) this.#mix()
    }
  }

  /** Ends it; nothing can be added any more. */
  base64(): string {
    const bits = this.#length * 8
    this.add(new Uint8Array([0x80, ...new Uint8Array((119 - (this.#length % 64)) % 64)]))
    const length = new DataView(new ArrayBuffer(8))
    length.setUint32(0, bits, true)
    length.setUint32(4, Math.floor(bits / 2 ** 32), true)
    this.add(new Uint8Array(length.buffer))
    const digest = new DataView(new ArrayBuffer(16))
    this.#state.forEach((word, at) => {
      digest.setUint32(at * 4, word, true)
    })
    return btoa(String.fromCharCode(...new Uint8Array(digest.buffer)))
  }

  #mix(): void {
    const view = new DataView(this.#block.buffer)
    const words = Uint32Array.from({ length: 16 }, (_, at) => view.getUint32(at * 4, true))
    let [a = 0, b = 0, c = 0, d = 0] = this.#state
    for (let step = 0; step < 64; step++) {
      const { chosen, word } = round(step, b, c, d)
      const sum = (a + chosen + (sines[step] ?? 0) + (words[word] ?? 0)) | 0
      const rotation = rotations[(step >> 4) * 4 + (step & 3)] ?? 0
      a = d
      d = c
      c = b
      b = (b + ((sum << rotation) | (sum >>> (32 - rotation)))) | 0
    }
    for (const [at, word] of [a, b, c, d].entries()) this.#state[at] = ((this.#state[at] ?? 0) + word) | 0
    this.#filled = 0
  }
}

/** The four rounds: how three words are mixed, and which word of the block comes in. */
function round(step: number, b: number, c: number, d: number): { chosen: number; word: number } {
  if (step < 16) return { chosen: (b & c) | (~b & d), word: step }
  if (step < 32) return { chosen: (d & b) | (~d & c), word: (5 * step + 1) % 16 }
  if (step < 48) return { chosen: b ^ c ^ d, word: (3 * step + 5) % 16 }
  return { chosen: c ^ (b | ~d), word: (7 * step) % 16 }
}

const rotations = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const sines = Uint32Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32))

const slice = 256 * 1024

/** The checksum of a file, taken piece by piece so that a phone goes on answering in between. */
export async function checksumOf(file: Pick<Blob, 'size' | 'slice'>): Promise<string> {
  const md5 = new Md5()
  for (let at = 0; at < file.size; at += slice) {
    md5.add(new Uint8Array(await file.slice(at, at + slice).arrayBuffer()))
  }
  return md5.base64()
}
