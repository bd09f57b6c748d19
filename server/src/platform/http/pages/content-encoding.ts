import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

export type Encoding = 'br' | 'gzip'

/** The encodings that answers are written in, the one that is preferred first. */
const encodings: Encoding[] = ['br', 'gzip']

/** Chooses the encoding of an answer from the browser's accept-encoding; "br;q=0" means that it does not. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined =>
  negotiate(String(accepted ?? ''), encodings) ?? undefined

/** Of a window as large as the answer, not larger: its memory is taken and given back for each answer. */
const brotliOptions = (quality: number, { length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16)))),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/**
 * Compresses what may be sent once: a tenth larger than at its best, for a fifth of the time. That is so little, some tenths of a
 * millisecond for a page, that handing it to another thread would cost more.
 */
export function encodeFast(bytes: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(bytes, { level: 1 }) : brotliCompressSync(bytes, brotliOptions(1, bytes))
}

/** Compresses what is sent often, in another thread. */
export function encodeWell(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? zip(bytes, { level: 6 }) : brotli(bytes, brotliOptions(5, bytes))
}

/** Returns what was encoded. */
export const decode = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? unzip(bytes) : unbrotli(bytes)
