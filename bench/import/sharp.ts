import { createRequire } from 'node:module'

/** As much of it as photographs are made with. */
type Picture = {
  composite(layers: object[]): Picture
  jpeg(options: { quality: number }): Picture
  toFile(path: string): Promise<unknown>
  toBuffer(): Promise<Buffer>
}

/** The server's own sharp: the photographs are made with what reads them. */
export const sharp: (options: object) => Picture = createRequire(new URL('../../server/package.json', import.meta.url))(
  'sharp',
)
