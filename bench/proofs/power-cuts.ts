import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { findPostmaster } from '../program/database.ts'
import { familyOf } from '../program/processes.ts'
import { startProgram } from '../program/start-program.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, type UnderFire, writeDuring } from './everything/under-fire.ts'
import { type Disk, makeDisk } from './power/disk.ts'

const run = promisify(execFile)

/** In MB: the village takes some 200, and its database's log grows. */
const diskSize = 3_000

/**
 * Proves that nothing acknowledged is lost when the power is cut: the data folder lies on a disk that forgets at any moment whatever was
 * not synced, and everything that runs is gone. `--times 50`. It needs root.
 */
export const powerCuts: Measurement = {
  name: 'power',
  description: 'the power is cut, what was not synced is lost, while people write in every way',
  onlyWhenNamed: true,
  async run({ times }) {
    const village = await villageFolder()
    const disk = await makeDisk('power-cut', diskSize)
    let context: UnderFire | undefined
    try {
      // The database needs the files' owner, and only cp -a preserves it.
      await run('cp', ['-a', `${village}/.`, disk.folder])
      await run('sync', ['--file-system', disk.folder])
      context = await beginUnderFire(disk.folder)
      for (let time = 0; time < times; time++) await cutOnce(context, disk)
      return [...(await judgeUnderFire(context)), { name: 'power cuts', value: times, unit: '' }]
    } finally {
      if (context) await endUnderFire(context)
      await disk.remove()
    }
  },
}

const cutOnce = (context: UnderFire, disk: Disk) =>
  writeDuring(context, 'after a power cut', async () => {
    await delay(100 + Math.random() * 3_000)
    const running = [...familyOf(context.program.pid), ...familyOf(findPostmaster(disk.folder))]
    await disk.cut()
    context.kills.push(performance.now())
    for (const pid of new Set(running)) killIfThere(pid)
    await disk.restart()
    context.program = await startProgram(context.dataFolder, context.settings)
  })

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself when its disk was gone.
  }
}
