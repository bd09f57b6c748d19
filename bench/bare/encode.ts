import { readFile } from 'node:fs/promises'
import { encodePicture } from '../../server/src/pictures/encode-picture.ts'

// The work with the pixels alone: what an import and an upload are held against. Told the path of a photograph, it makes all
// its sizes and tells its parent the seconds.

process.on('message', async (path: string) => {
  const begun = performance.now()
  await encodePicture(await readFile(path), 0)
  process.send?.((performance.now() - begun) / 1_000)
})
