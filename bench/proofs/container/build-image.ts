import { existsSync } from 'node:fs'
import { realpath, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shell } from './shell.ts'

/** An image that was built, in a store of its own, which `store` names to buildah and podman. */
export type Built = {
  buildah: (...args: string[]) => Promise<string>
  store: string[]
  image: string
  megabytes: number
}

const [base, buildBase, image] = ['localhost/base', 'localhost/build-base', 'localhost/reable']

/** Builds the Containerfile on a base made on the spot, without a registry of images. */
export async function buildImage(folder: string): Promise<Built> {
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = (...args: string[]) => shell('buildah', ...store, ...args)
  const has = async (name: string) => (await buildah('images', '--format', '{{.Name}}')).split('\n').includes(name)
  if (!(await has(base))) await makeBase(buildah, join(folder, 'base.tar'))
  if (!(await has(buildBase))) await makeBuildBase(buildah)
  const bases = ['--build-arg', `BASE=${base}`, '--build-arg', `BUILD_BASE=${buildBase}`]
  await buildah('build', '--layers', '--isolation', 'chroot', '--format', 'docker', ...bases, '--tag', image, '.')
  const bytes = Number(
    await buildah('inspect', '--type', 'image', '--format', '{{.Docker.Size}}', image).catch(() => 0),
  )
  return { buildah, store, image, megabytes: (bytes || (await sizeOf(buildah))) / 1e6 }
}

/** A small system of the distribution, as its own tools make it. */
async function makeBase(buildah: Built['buildah'], tar: string): Promise<void> {
  const leaner = ['man', 'doc', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`)
  if (!existsSync(tar)) {
    await shell(
      'mmdebstrap',
      '--variant=minbase',
      '--include=ca-certificates',
      ...leaner,
      'bookworm',
      `${tar}.part.tar`,
    )
    await rename(`${tar}.part.tar`, tar)
  }
  await changed(buildah, 'scratch', base, (rootfs) =>
    shell('tar', '--extract', '--file', tar, '--directory', rootfs, '--exclude=./dev/*'),
  )
}

/** The same with this machine's Node and npm, and the certificates by which it trusts the registry. */
async function makeBuildBase(buildah: Built['buildah']): Promise<void> {
  const npm = dirname(
    dirname(await realpath(await shell('sh', '-c', 'PATH=/usr/local/bin:/usr/bin:/bin command -v npm'))),
  )
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  await changed(
    buildah,
    base,
    buildBase,
    async (rootfs) => {
      const modules = join(rootfs, 'usr/local/lib/node_modules')
      await shell('install', '-D', process.execPath, join(rootfs, 'usr/local/bin/node'))
      await shell('mkdir', '--parents', modules)
      await shell('cp', '--archive', npm, join(modules, 'npm'))
      await shell('ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(rootfs, 'usr/local/bin/npm'))
      await shell('cp', certificates, join(rootfs, certificates))
    },
    ['--env', `NODE_EXTRA_CA_CERTS=${certificates}`],
  )
}

/** Makes an image of another one, by changing its files and its settings. */
export async function changed(
  buildah: Built['buildah'],
  from: string,
  to: string,
  change: (rootfs: string) => Promise<unknown>,
  settings: string[] = [],
): Promise<void> {
  const container = await buildah('from', from)
  try {
    await change(await buildah('mount', container))
    if (settings.length) await buildah('config', ...settings, container)
    await buildah('umount', container)
    await buildah('commit', '--quiet', container, to)
  } finally {
    await buildah('rm', container)
  }
}

/** What its files take, in bytes. */
async function sizeOf(buildah: Built['buildah']): Promise<number> {
  const container = await buildah('from', image)
  try {
    return Number((await shell('du', '--summarize', '--bytes', await buildah('mount', container))).split('\t')[0])
  } finally {
    await buildah('rm', container)
  }
}
