import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure, Measurement } from '../measurement.ts'
import { freePort } from '../program/free-port.ts'
import { benchData } from '../program/root.ts'
import { buildImage } from './container/build-image.ts'
import { findAgain, walkMainJob } from './container/main-job.ts'
import { Container } from './container/run-container.ts'
import { startMailReceiver } from './incoming/mail-receiver.ts'

const maxMegabytes = 450

/**
 * Builds the image from nothing but the registries of the distribution and of npm, runs it as docs/running.md says, and kills it. It needs
 * root, and buildah, runc and mmdebstrap of the distribution.
 */
export const container: Measurement = {
  name: 'container',
  description:
    'the image is built, runs as nobody with nothing to write but its data, and all is there again after kill -9',
  onlyWhenNamed: true,
  async run() {
    const folder = join(benchData, 'container')
    await rm(join(folder, 'data'), { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const built = await buildImage(folder)
    const mails: string[] = []
    const receiver = await startMailReceiver((_mail, raw) => mails.push(raw))
    const running = new Container(built, { folder, port: await freePort(), smtp: receiver.address })
    try {
      const [begun, ready] = [performance.now(), await running.start()]
      const made = await walkMainJob(ready, mails)
      await running.kill()
      const again = performance.now()
      const broken = await findAgain(await running.start(), made)
      for (const sentence of broken) process.stdout.write(`  broken: ${sentence}\n`)
      const times = { first: again - begun, again: performance.now() - again }
      return [...figuresOf(built.megabytes, broken.length, times), ...(await running.restrictions())]
    } finally {
      await running.remove()
      await receiver.stop()
    }
  },
}

const figuresOf = (megabytes: number, broken: number, times: { first: number; again: number }): Figure[] => [
  { name: 'size of the image', value: megabytes, unit: 'MB', target: { most: maxMegabytes } },
  { name: 'promises broken', value: broken, unit: '', target: { most: 0 } },
  { name: 'first start and the main job', value: times.first, unit: 'ms' },
  { name: 'start after the kill, and all found', value: times.again, unit: 'ms' },
]
