import { basename } from 'node:path'
import type { LimitFunction } from 'p-limit'
import { acceptPicture } from '#pictures'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { readPhoto } from './find-photos.ts'

type AcceptedPhotos = { pictureIds: number[]; errors: string[] }

/** Accepts a row's photographs in their order. Each error is a sentence that names its file. */
export async function acceptPhotos(
  ctx: Context,
  { paths, ownerId, limit }: { paths: string[]; ownerId: number; limit: LimitFunction },
): Promise<AcceptedPhotos> {
  const results = await Promise.allSettled(paths.map((path) => limit(() => accept(ctx, { path, ownerId }))))
  const result: AcceptedPhotos = { pictureIds: [], errors: [] }
  for (const outcome of results) {
    if (outcome.status === 'rejected') throw outcome.reason
    if (typeof outcome.value === 'number') result.pictureIds.push(outcome.value)
    else result.errors.push(outcome.value)
  }
  return result
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

/** Returns the errors in the photographs, found by the same use case with a storage that stores nothing. */
export async function checkPhotos(
  ctx: Context,
  { paths, limit }: { paths: string[]; limit: LimitFunction },
): Promise<string[]> {
  const dryRun = {
    ...ctx,
    storage: { ...ctx.storage, has: async () => false, put: async () => Promise.reject(checkPassed) },
  }
  const checked = await Promise.all(
    paths.map((path) => limit(() => accept(dryRun, { path, ownerId: 0 }).catch(ignoreCheckPassed))),
  )
  return checked.filter((result) => typeof result === 'string')
}

/** Thrown by the storage when a picture is decoded, encoded and about to be stored: nothing of it remains. */
const checkPassed = new Error('The picture is good.')

function ignoreCheckPassed(error: unknown): undefined {
  if (error !== checkPassed) throw error
}
