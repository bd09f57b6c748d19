import type { Client } from '@reable/contract/client'
import {
  importBytesLimit,
  importPhotosLimit,
  photosPerCall,
  sheetTooLarge,
  tooManyPhotos,
} from '@reable/contract/imports/rules'
import { type SortedFiles, sheetError } from './chosen-files.ts'
import type { Import } from './load-imports.ts'

/** With an error beside it, what is made has none of the photos. */
type Made = { made: Import; error?: string } | { error: string }

/** Sends the sheet and says which photos there are. Returns how its rows stand, or the sentence that says why not. */
export async function createImport(api: Client, files: SortedFiles): Promise<Made> {
  const [sheet] = files.sheets
  const error = sheetError(files) ?? (sheet && sheet.file.size > importBytesLimit ? sheetTooLarge : undefined)
  if (error || !sheet) return { error: error ?? '' }
  const content = await base64Of(sheet.file).catch(() => undefined)
  if (content === undefined) return { error: 'The file can no longer be read. Please choose it again.' }
  const reply = await api('createImport', { body: { file_name: sheet.file.name.slice(-250), content } })
  if (!reply.ok) return { error: reply.failure.errors?.content?.[0] ?? reply.failure.error }
  const named = await addPhotoNames(api, reply.data.id, [...files.photos.keys()])
  return { made: reply.data, ...named }
}

/** The import with its photos, or the sentence that says why they were not taken in; neither without a photo. */
type Added = { made?: Import; error?: string }

/** Says which photos there are, a thousand at a time. */
export async function addPhotoNames(api: Client, id: number, names: readonly string[]): Promise<Added> {
  if (names.length > importPhotosLimit) return { error: tooManyPhotos }
  let added: Added = {}
  for (let at = 0; at < names.length; at += photosPerCall) {
    const body = { names: names.slice(at, at + photosPerCall) }
    const reply = await api('addImportPhotos', { params: { id: String(id) }, body })
    if (!reply.ok) return { error: reply.failure.errors?.names?.[0] ?? reply.failure.error }
    added = { made: reply.data }
  }
  return added
}

/** The browser's own way to base64, which makes an address of it. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
