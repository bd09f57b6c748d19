import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json)$/

/** Lays .br and .gz beside each text file of the browser's build, at the best level, since it is done once. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const path of files.filter((file) => compressible.test(file)).map((file) => join(folder, file))) {
    const source = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${path}.br`, brotliCompressSync(source, { params }))
    await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }))
  }
}
