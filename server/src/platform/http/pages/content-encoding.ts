import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
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

/** Compresses at a level whose cost is about that of rendering, not more. */
export function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 5 })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** Returns what was encoded. */
export const decode = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? unzip(bytes) : unbrotli(bytes)
