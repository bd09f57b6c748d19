import { correctionOf } from './galois.ts'

/** For versions 1 to 6 at error correction M: how many blocks, the data in each, its correction. In codewords. */
const versions = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
]

/** Mode and length before the bytes: 12 bits, and a terminator of 4 behind them. */
const frame = 2

/** The text as the code's own bytes, with its correction, in the order they are laid. Undefined when it is too long. */
export function codewordsOf(text: string): { version: number; codewords: number[] } | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  const index = versions.findIndex(({ blocks, data }) => bytes.length + frame <= blocks * data)
  const shape = versions[index]
  if (!shape) return undefined
  const data = padded(bytes, shape.blocks * shape.data)
  const blocks = Array.from({ length: shape.blocks }, (_, at) => data.slice(at * shape.data, (at + 1) * shape.data))
  const corrections = blocks.map((block) => correctionOf(block, shape.correction))
  return { version: index + 1, codewords: [...interleaved(blocks), ...interleaved(corrections)] }
}

/** Byte mode, the length, the bytes, the terminator; then the two fill bytes in turn. */
function padded(bytes: readonly number[], length: number): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[at * 2] ?? 0) << 4) | (halves[at * 2 + 1] ?? 0),
  )
  const fill = Array.from({ length: length - data.length }, (_, at) => (at % 2 ? 0x11 : 0xec))
  return [...data, ...fill]
}

/** The first of each, the second of each, and so on. */
const interleaved = (blocks: readonly number[][]): number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0))
