import { execFile } from 'node:child_process'
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { benchData } from '../../program/root.ts'

const run = promisify(execFile)

/** A file system of its own, in a file, whose power can be cut. */
export type Disk = {
  folder: string
  /** What was not synced is gone in this moment, and whoever writes or reads gets an error. */
  cut(): Promise<void>
  /** Mounts it anew, as after a cut, once nobody has a file of it open. */
  restart(): Promise<void>
  /** Unmounts it and removes its file. */
  remove(): Promise<void>
}

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: neither the page cache nor the journal is written any more. */
const shutDown = `open my $disk, '<', $ARGV[0] or die $!; my $how = pack 'L', 2; ioctl $disk, 0x8004587d, $how or die $!`

/** Makes a disk with ext4, mounted at a folder of the bench's data. Needs root, loop devices and Perl. */
export async function makeDisk(name: string, megabytes: number): Promise<Disk> {
  const folder = join(benchData, name)
  const file = `${folder}.disk`
  const mount = () => run('mount', ['-o', 'loop', file, folder])
  const disk: Disk = {
    folder,
    cut: async () => {
      await run('perl', ['-e', shutDown, folder])
    },
    async restart() {
      await unmount(folder)
      await mount()
    },
    async remove() {
      await unmount(folder)
      await rm(file, { force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
  await disk.remove()
  await mkdir(folder, { recursive: true })
  await writeFile(file, '')
  await truncate(file, megabytes * 2 ** 20)
  await run('mkfs.ext4', ['-q', '-F', file])
  await mount()
  await rm(join(folder, 'lost+found'), { recursive: true })
  return disk
}

/** Waits for who has a file open still, half a minute at most. */
async function unmount(folder: string): Promise<void> {
  for (let tries = 0; await isMounted(folder); tries++) {
    const failure = await run('umount', [folder]).then(
      () => undefined,
      (error: Error) => error,
    )
    if (failure && tries > 300) throw failure
    if (failure) await delay(100)
  }
}

const isMounted = (folder: string) =>
  run('mountpoint', ['-q', folder]).then(
    () => true,
    (error: { code?: unknown; stderr?: string }) => isDead(error),
  )

/** Nobody can look at a disk whose power is cut, and it is mounted all the same. */
const isDead = ({ stderr = '' }: { stderr?: string }) => stderr.includes('Input/output error')
