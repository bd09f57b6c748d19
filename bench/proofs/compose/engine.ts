import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { logOf } from '../../program/start-program.ts'
import type { Built } from '../container/build-image.ts'
import { shell } from '../container/shell.ts'

const projectName = 'reable-proof'

/** No more open files and processes than this machine allows; podman would ask for more by itself. */
const limits = '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n'

/** Podman, and the command that reads compose.yaml, over a store of images of their own. */
export class Engine {
  readonly #folder: string
  readonly #podman: string[]
  readonly #socket: string
  #service: ChildProcess | undefined
  #looking: AbortController | undefined

  constructor({ store }: Built, folder: string) {
    this.#folder = folder
    this.#podman = [...store, '--cgroup-manager', 'cgroupfs']
    this.#socket = join('/run', `${projectName}.sock`)
  }

  async start(): Promise<void> {
    await rm(this.#socket, { force: true })
    const output = logOf(`${this.#folder}-podman`)
    const args = [...this.#podman, 'system', 'service', '--time', '0', `unix://${this.#socket}`]
    const settings = join(this.#folder, 'containers.conf')
    await writeFile(settings, limits)
    const env = { ...process.env, CONTAINERS_CONF: settings }
    this.#service = spawn('podman', args, { env, stdio: ['ignore', output, output] })
    while (!existsSync(this.#socket)) await delay(50)
    this.#looking = new AbortController()
    void this.#lookAfter(this.#looking.signal)
  }

  podman(...args: string[]): Promise<string> {
    return shell('podman', ...this.#podman, ...args)
  }

  /** What `podman compose` hands over to. */
  compose(...args: string[]): Promise<string> {
    const files = ['compose.yaml', 'trust.yaml'].flatMap((name) => ['--file', join(this.#folder, name)])
    const project = ['--project-name', projectName, '--project-directory', this.#folder]
    const compose = ['docker-compose', ...project, ...files, '--profile', 'several']
    return shell('env', `DOCKER_HOST=unix://${this.#socket}`, ...compose, ...args)
  }

  /** Kills all processes of a service, or of all of them, at once. */
  async kill(...services: string[]): Promise<void> {
    const found = await this.podman('ps', '--format', '{{.Names}}')
    const containers = found.split('\n').filter((name) => services.some((service) => name.includes(service)))
    await this.podman('kill', '--signal', 'KILL', ...(services.length ? containers : found.split('\n')))
  }

  exec(service: string, ...command: string[]): Promise<string> {
    return this.podman('exec', `${projectName}_${service}_1`, ...command)
  }

  /** Ends all of it, and its volumes and network. What the containers said stands in a log beside the folder. */
  async remove(): Promise<void> {
    this.#looking?.abort()
    const said = await this.compose('logs', '--no-color', '--timestamps').catch(({ message }: Error) => message)
    const states = await this.podman('ps', '--all').catch(({ message }: Error) => message)
    await writeFile(`${this.#folder}.log`, `${said}\n${states}\n`)
    await this.compose('down', '--volumes', '--timeout', '5').catch((error: Error) =>
      process.stderr.write(`${error.message}\n`),
    )
    if (!this.#service || this.#service.exitCode !== null) return
    const exited = once(this.#service, 'exit')
    this.#service.kill('SIGTERM')
    await exited
  }

  /** A volume of the project, with a file of this machine in it. */
  async putInto(volume: string, from: string, to: string): Promise<void> {
    const name = `${projectName}_${volume}`
    await this.podman('volume', 'create', name).catch(() => '')
    const place = await this.podman('volume', 'inspect', '--format', '{{.Mountpoint}}', name)
    await shell('install', '-D', '-m', '600', from, join(place, to))
  }

  /** Podman has systemd ask whether a container is healthy; where there is none, somebody else has to. */
  async #lookAfter(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const running = await this.podman('ps', '--filter', 'health=starting', '--format', '{{.Names}}').catch(() => '')
      for (const name of running.split('\n').filter(Boolean))
        await this.podman('healthcheck', 'run', name).catch(() => '')
      await delay(500, undefined, { signal }).catch(() => {})
    }
  }
}
