import { createRequire } from 'node:module'

/** As much of it as photographs are made with, and made smaller. */
type Picture = {
  autoOrient(): Picture
  resize(size: object): Picture
  composite(layers: object[]): Picture
  raw(): Picture
  jpeg(options: { quality: number }): Picture
  webp(options: { quality: number; effort: number }): Picture
  toFile(path: string): Promise<unknown>
  toBuffer(): Promise<Buffer>
  toBuffer(options: { resolveWithObject: true }): Promise<Pixels>
}

/** `info` says how the bytes are to be read. */
type Pixels = { data: Buffer; info: object }

type Sharp = {
  (input: object, options?: object): Picture
  concurrency(threads: number): void
  cache(keep: boolean): void
}

/** The server's own sharp: the photographs are made with what reads them. */
export const sharp: Sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp')
