import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '../../measurement.ts'
import { logOf } from '../../program/start-program.ts'
import type { Built } from './build-image.ts'
import { containerConfig, type ImageConfig, user } from './container-config.ts'
import { shell } from './shell.ts'

type Place = { folder: string; port: number; smtp: string }

const timeout = 120_000
const id = 'reable-proof'

/** The image as a container of runc: as nobody, without a right, with a root that cannot be written. */
export class Container {
  readonly #built: Built
  readonly #place: Place
  #name: string | undefined
  #child: ChildProcess | undefined

  constructor(built: Built, place: Place) {
    this.#built = built
    this.#place = place
  }

  /** Starts it, and waits until it answers as its health check asks. Returns its address. */
  async start(): Promise<string> {
    const { folder, port } = this.#place
    const address = `http://127.0.0.1:${port}`
    await this.#prepare()
    const output = logOf(join(folder, 'container'))
    this.#child = spawn('runc', [...this.#root, 'run', '--bundle', folder, id], { stdio: ['ignore', output, output] })
    const deadline = performance.now() + timeout
    while (performance.now() < deadline && this.#child.exitCode === null) {
      const ready = await fetch(`${address}/v1/ready`).catch(() => undefined)
      if (ready?.ok) return address
      await delay(50)
    }
    throw new Error(`The container did not start: ${folder}/container.log says why.`)
  }

  /** Kills all of its processes at once, the database's included. */
  async kill(): Promise<void> {
    const exited = this.#child && once(this.#child, 'exit')
    await shell('runc', ...this.#root, 'kill', '--all', id, 'KILL')
    await exited
    await shell('runc', ...this.#root, 'delete', '--force', id)
  }

  /** What the container may not do, as its own processes say: 1 where it is so. */
  async restrictions(): Promise<Figure[]> {
    const inside = (command: string) => shell('runc', ...this.#root, 'exec', id, 'sh', '-c', command)
    const status = await inside('cat /proc/1/status')
    const refused = (command: string) =>
      inside(command).then(
        () => 0,
        () => 1,
      )
    const isOwn = new RegExp(`^Uid:\\s+${user}\\s`, 'm').test(status) && /^CapEff:\s+0+$/m.test(status)
    const must = (name: string, value: number): Figure => ({ name, value, unit: '', target: { least: 1 } })
    return [
      must('runs as a user without any right', isOwn && /^NoNewPrivs:\s+1$/m.test(status) ? 1 : 0),
      must('cannot write its own files', await refused('touch /app/build/server/written')),
      must('has nothing that only builds and checks', await refused('ls /app/node_modules/vite')),
      must(
        'its doctor runs',
        (await inside('node build/server/doctor.js --json || [ $? -le 2 ]')).includes('level') ? 1 : 0,
      ),
    ]
  }

  async remove(): Promise<void> {
    await this.kill().catch(() => {})
    if (this.#name) await this.#built.buildah('rm', this.#name)
  }

  get #root(): string[] {
    return ['--root', join(this.#place.folder, 'runc')]
  }

  async #prepare(): Promise<void> {
    if (this.#name) return
    const { folder, port, smtp } = this.#place
    const { buildah, image } = this.#built
    const data = join(folder, 'data')
    await mkdir(data, { recursive: true })
    await chown(data, user, user)
    await chmod(data, 0o700)
    this.#name = await buildah('from', image)
    const rootfs = await buildah('mount', this.#name)
    const described = JSON.parse(await buildah('inspect', '--type', 'image', image)) as {
      Docker: { config: ImageConfig }
    }
    await shell('runc', 'spec', '--bundle', folder).catch(() => {})
    const spec = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))
    const settings = { PORT: String(port), SMTP_URL: smtp }
    const config = containerConfig(spec, { image: described.Docker.config, rootfs, data, settings })
    await writeFile(join(folder, 'config.json'), JSON.stringify(config))
  }
}
