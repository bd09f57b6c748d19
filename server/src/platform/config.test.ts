import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configNames, readConfig } from './config.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

test('.env.example names every setting, and no other', () => {
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...configNames].sort())
})

test('.env.example shows the defaults as they are', () => {
  const lines = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(readConfig(Object.fromEntries(lines))).toEqual(readConfig({}))
})

test('a start without settings has the promised defaults', () => {
  const config = readConfig({})
  expect(config.http).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' })
  expect(config.appEnv).toBe('demo')
})

test('everything that is wrong is told at once, by name', () => {
  expect(() => readConfig({ PORT: 'abc', APP_ENV: 'prod', PUBLIC_URL: 'ftp://x' })).toThrow(
    /PORT[\s\S]*|APP_ENV[\s\S]*PUBLIC_URL/,
  )
  for (const name of ['PORT', 'APP_ENV', 'PUBLIC_URL'])
    expect(() => readConfig({ PORT: 'abc', APP_ENV: 'prod', PUBLIC_URL: 'ftp://x' })).toThrow(name)
})

test('production refuses a default secret, limits that are off, and no address of its own', () => {
  const production = { APP_ENV: 'production', PUBLIC_URL: 'https://reable.example', SECRET: 'x'.repeat(32) }
  expect(readConfig(production).appEnv).toBe('production')
  expect(() => readConfig({ ...production, SECRET: '' })).toThrow('SECRET')
  expect(() => readConfig({ ...production, LIMITS: 'off' })).toThrow('LIMITS')
  expect(() => readConfig({ ...production, PUBLIC_URL: '' })).toThrow('PUBLIC_URL')
})

test('keys for different purposes differ, and never are the secret', () => {
  const { keys } = readConfig({ SECRET: 'sixteen letters or more' })
  expect(keys.visitorCookie.equals(keys.uploads)).toBe(false)
  expect(keys.uploads.export().toString()).not.toContain('sixteen')
})
