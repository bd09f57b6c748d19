import { basename } from 'node:path'
import { acceptPicture } from '#pictures'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { readPhoto } from './find-photos.ts'
import type { Gate } from './in-turn.ts'

type Accepted = { pictureIds: number[]; faults: string[] }

/** Accepts a row's photographs in their order. What is wrong with each of them comes as a sentence that names its file. */
export async function acceptPhotos(
  ctx: Context,
  { paths, ownerId, gate }: { paths: string[]; ownerId: number; gate: Gate },
): Promise<Accepted> {
  const settled = await Promise.allSettled(paths.map((path) => gate(() => accept(ctx, { path, ownerId }))))
  const accepted: Accepted = { pictureIds: [], faults: [] }
  for (const outcome of settled) {
    if (outcome.status === 'rejected') throw outcome.reason
    if (typeof outcome.value === 'number') accepted.pictureIds.push(outcome.value)
    else accepted.faults.push(outcome.value)
  }
  return accepted
}

async function accept(ctx: Context, { path, ownerId }: { path: string; ownerId: number }): Promise<number | string> {
  const bytes = await readPhoto(path).catch((error: NodeJS.ErrnoException) => error)
  if (bytes instanceof Error) return `${basename(path)}: This file cannot be read (${bytes.code}).`
  try {
    return (await acceptPicture(ctx, { ownerId, bytes })).id
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid') return `${basename(path)}: ${error.message}`
    throw error
  }
}

/** What is wrong with the photographs, found by the same act with a storage that keeps nothing. */
export async function checkPhotos(ctx: Context, { paths, gate }: { paths: string[]; gate: Gate }): Promise<string[]> {
  const rehearsal = {
    ...ctx,
    storage: { ...ctx.storage, has: async () => false, put: async () => Promise.reject(good) },
  }
  const checked = await Promise.all(
    paths.map((path) => gate(() => accept(rehearsal, { path, ownerId: 0 }).catch(goodAsNothing))),
  )
  return checked.filter((fault) => typeof fault === 'string')
}

/** Said by the storage when a picture is decoded, encoded and about to be kept: nothing of it remains. */
const good = new Error('The picture is good.')

function goodAsNothing(error: unknown): undefined {
  if (error !== good) throw error
}
