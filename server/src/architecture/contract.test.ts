import { operations } from '@reable/contract/operations'
import { expect, test } from 'vitest'
import { filesOf as files, isTest } from './sources.ts'

const sources = files('server/src/**/*.{ts,tsx}').filter((source) => !isTest(source))

test('every operation of the contract is bound in a routes file, once', () => {
  const bound = sources.flatMap(({ text }) => [...text.matchAll(/bind\(\w+, '(\w+)'/g)].map(([, id]) => id))
  expect(bound.sort()).toEqual(Object.keys(operations).sort())
})

test('every job that is queued is handled by a module', () => {
  const queued = [...sources, ...files('server/seeds/*.ts')].flatMap(({ text }) =>
    [...text.matchAll(/enqueue\(\w+, '([\w-]+)'/g)].map(([, job]) => job),
  )
  const handled = [...sources, ...files('server/seeds/*.ts')].flatMap(({ text }) =>
    [...text.matchAll(/^ {2}'([\w-]+)': (?:async )?\(/gm)].map(([, job]) => job),
  )
  expect(queued.filter((job) => !handled.includes(job))).toEqual([])
})

test('only routes files and the HTTP server import Fastify', () => {
  const fastifyUsers = sources.filter(({ text }) => /from 'fastify'|from '@fastify/.test(text)).map(({ path }) => path)
  expect(
    fastifyUsers.filter((path) => !/routes\.ts$|\/platform\/http\/|\/client-files\.ts$|\/actor\.ts$/.test(path)),
  ).toEqual([])
})

test('the browser takes the contract’s schemas by type alone: zod stays on the server', () => {
  // Those that import zod, by their own names.
  const schemas = files('contract/src/**/*.ts')
    .filter(({ text }) => /^import (?!type ).*'zod'/m.test(text))
    .map(({ path }) => path.slice('contract/src/'.length, -'.ts'.length))
  const offenders = files('web/app/**/*.{ts,tsx}').filter(({ text }) =>
    [...text.matchAll(/import (type )?[^;]*? from '@reable\/contract\/([\w/-]+)'/g)].some(
      ([, type, name]) => !type && schemas.includes(name ?? ''),
    ),
  )
  expect(offenders.map(({ path }) => path)).toEqual([])
})
