import { useState } from 'react'
import { browserApi } from '../../../api.ts'
import { fileError } from '../../../uploads/photo-kind.ts'
import { uploadPhoto } from '../../../uploads/upload-photo.ts'
import { useActions } from '../document/document-context.ts'
import { pictureOf } from './typed-document.ts'

type Note = { text: string; isError: boolean }

/** Uploads a photo, as listings do, and sets it at its place. `note` is the progress, or the reason of a failure. */
export function useUpload(place: string) {
  const { change, noteUpload } = useActions()
  const [note, setNote] = useState<Note>()
  const fail = (reason: string) => setNote({ text: `Not added. ${reason}`, isError: true })
  const upload = async (file: File) => {
    const error = await fileError(file)
    if (error) return fail(error)
    noteUpload(place, true)
    setNote({ text: 'Uploading…', isError: false })
    const result = await uploadPhoto(browserApi, file, undefined, () => {})
    noteUpload(place, false)
    if (!('image' in result)) return fail(result.error)
    const { large, thumbnail } = result.image
    change(place, (before) => ({ ...pictureOf(before), url: large, thumbnail }))
    setNote({ text: 'The photo is here. Say below what is seen on it.', isError: false })
  }
  return { note, upload }
}
