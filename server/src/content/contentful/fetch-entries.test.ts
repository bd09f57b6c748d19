import { afterAll, beforeEach, expect, test } from 'vitest'
import { ProviderError } from '#platform/outbound'
import { testProgram } from '../../testing.ts'
import { fetchEntries } from './contentful-documents.ts'
import { InvalidEntryError } from './read-entry.ts'
import { contentfulServer, entry } from './testing-contentful.ts'

const contentful = await contentfulServer()
const program = await testProgram(contentful.env)
afterAll(async () => {
  await program.close()
  contentful.close()
})
beforeEach(() => contentful.reset())

const teams = { kind: 'list', name: 'teams' } as const
const lastQuery = () => Object.fromEntries(contentful.state.requests.at(-1)?.searchParams ?? [])

test('of a page the one with its title is asked for, of a list two hundred entries, the oldest first', async () => {
  contentful.state.types = ['our_team', 'teams']
  expect(await fetchEntries(program.ctx, { kind: 'page', name: 'Our Team' })).toEqual([])
  expect(lastQuery()).toMatchObject({ content_type: 'our_team', 'fields.title': 'Our Team', limit: '1' })
  expect(await fetchEntries(program.ctx, teams)).toEqual([])
  expect(lastQuery()).toMatchObject({ content_type: 'teams', limit: '200', order: 'sys.createdAt' })
})

test('two megabytes of entries are read, and not more', async () => {
  const serve = (letters: number) => {
    contentful.state.entries = [entry('one', 'teams', { name: 'x'.repeat(letters) })]
  }
  const most = 2 * 1024 * 1024
  serve(most - 1_000)
  expect(await fetchEntries(program.ctx, teams)).toHaveLength(1)
  serve(most)
  await expect(fetchEntries(program.ctx, teams)).rejects.toThrow(ProviderError)
})

test('a type that the space does not have has no entries, which is no failure', async () => {
  expect(await fetchEntries(program.ctx, teams)).toBeUndefined()
  // One that is another than ours is none of that service's either.
  contentful.state.mode = 'refuses'
  await expect(fetchEntries(program.ctx, teams)).rejects.toThrow(new InvalidEntryError('type'))
  contentful.state.mode = 'down'
  await expect(fetchEntries(program.ctx, teams)).rejects.toThrow(ProviderError)
})
