import {
  type BrotliOptions,
  brotliCompressSync,
  constants,
  gzipSync,
  type ZstdOptions,
  zstdCompressSync,
} from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { forLatest } from '../latest.ts'

export type Encoding = 'zstd' | 'br' | 'gzip'

/** The encodings that answers are written in, the one that is preferred first. */
const encodings: Encoding[] = ['zstd', 'br', 'gzip']

/** Chooses the encoding of an answer from the browser's accept-encoding; undefined for none. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined =>
  negotiated(String(accepted ?? '')) ?? undefined

/** Browsers of one kind all say the same. */
const negotiated = forLatest((accepted) => {
  const chosen = negotiate(spellOut(accepted), [...encodings, 'identity']) as Encoding | 'identity' | null
  return chosen === 'identity' ? null : chosen
})

/**
 * Writes the encodings that "*" stands for in its place: those that are not named. `negotiate` reads it as the one that we prefer, even where
 * that is refused by name.
 */
export function spellOut(accepted: string): string {
  if (!accepted.includes('*')) return accepted.toLowerCase()
  const parts = accepted
    .toLowerCase()
    .split(',', maxParts)
    .map((part) => part.trim())
  const nameOf = (part: string) => part.split(';', 1)[0]?.trim() ?? ''
  const named = new Set(parts.map(nameOf))
  const unnamed = encodings.filter((encoding) => !named.has(encoding))
  const spelled = parts.flatMap((part) =>
    nameOf(part) === '*' ? unnamed.map((encoding) => `${encoding}${part.slice(1)}`) : [part],
  )
  return spelled.join(', ')
}

const maxParts = 50

/** Of a window as large as the answer, not larger: its memory is taken and given back for each answer. */
const brotliOptions = (quality: number, { length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16)))),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** It is told the length, so that it takes no more memory than that needs. */
const zstdOptions = (level: number, { length }: Buffer): ZstdOptions => ({
  params: { [constants.ZSTD_c_compressionLevel]: level },
  pledgedSrcSize: length,
})

/**
 * Compresses what may be sent once, in some tenths of a millisecond for a page: handing it to another thread would cost more. A connection
 * begins with ten packets, 14.6 kB, before it waits for the other side: of a home page of 68 kB these levels are the quickest that stay below.
 */
export function encode(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'zstd') return zstdCompressSync(bytes, zstdOptions(5, bytes))
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(4, bytes))
  return gzipSync(bytes, { level: 6 })
}
