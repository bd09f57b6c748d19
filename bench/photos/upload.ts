import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { villagers } from '../../server/seeds/village/people.ts'
import { withSharpAlone } from '../bare/sharp-alone.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { measureAlternately, quantile } from '../report/rounds.ts'
import { createSeller, type Seller } from '../selling/seller.ts'
import { photoOf, sendAlone } from '../selling/send-photo.ts'
import { largePhotos } from './import/photo-maker.ts'

const eachRound = 10
/** These come before: they start the picture process, and a server that has just begun is slower. */
const warmUp = 10

/** How long someone waits for one photograph of their telephone, from its announcement until it is ready. */
export const upload: Measurement = {
  name: 'upload',
  description: 'a photograph of twelve megapixels from upload to ready, against the same work with sharp alone',
  async run({ rounds }) {
    const count = warmUp + rounds * eachRound
    const { folder, names } = await largePhotos(count)
    const paths = names.map((name) => join(folder, name))
    return withProgram(await villageCopy('upload'), async (program) => {
      await waitUntilQuiet(program.pid)
      const seller = await createSeller(() => program.address, villagers[0]?.email ?? '')
      // The server knows a photograph that comes again: each is sent once.
      const unsent = [...paths]
      const unread = [...paths]
      const measured = await withSharpAlone((encode) =>
        measureAlternately(count, {
          bare: () => encode(unread.shift() ?? ''),
          ours: () => send(seller, unsent.shift() ?? ''),
        }),
      )
      const times = measured.slice(warmUp)
      const of = (side: 'ours' | 'bare', share: number) =>
        quantile(
          times.map((pair) => pair[side] * 1_000),
          share,
        )
      return [
        {
          name: 'time, ours / sharp alone',
          value: of('ours', 0.5) / of('bare', 0.5),
          unit: '×',
          target: { most: 1.5 },
        },
        { name: 'p50, ours', value: of('ours', 0.5), unit: 'ms' },
        { name: 'p50, sharp alone', value: of('bare', 0.5), unit: 'ms' },
        { name: 'the fastest, ours', value: of('ours', 0), unit: 'ms' },
        { name: 'the fastest, sharp alone', value: of('bare', 0), unit: 'ms' },
        { name: 'photographs', value: times.length, unit: '' },
      ]
    })
  },
}

/** The seconds until it is ready. */
async function send(seller: Seller, path: string): Promise<number> {
  const photo = photoOf(await readFile(path))
  const startedAt = performance.now()
  await sendAlone(seller, photo)
  return (performance.now() - startedAt) / 1_000
}
