import { useState } from 'react'
import { browserApi } from '../../../api.ts'
import { fileFault } from '../../../listings/photos/photo-kind.ts'
import { uploadPhoto } from '../../../listings/photos/upload-photo.ts'
import { useActs } from '../document/document-context.ts'
import { pictureOf } from './typed-document.ts'

type Note = { words: string; isWrong: boolean }

/** Brings a photo to the store, as listings do, and puts it in its place. `note` says how far it is, or why it did not come. */
export function useUpload(place: string) {
  const { change, noteUpload } = useActs()
  const [note, setNote] = useState<Note>()
  const fail = (words: string) => setNote({ words: `Not added. ${words}`, isWrong: true })
  const upload = async (file: File) => {
    const fault = await fileFault(file)
    if (fault) return fail(fault)
    noteUpload(place, true)
    setNote({ words: 'Uploading…', isWrong: false })
    const done = await uploadPhoto(browserApi, file, undefined, () => {})
    noteUpload(place, false)
    if ('fault' in done) return fail(done.fault)
    const { large, thumbnail } = done.image
    change(place, (before) => ({ ...pictureOf(before), url: large, thumbnail }))
    setNote({ words: 'The photo is here. Say below what is seen on it.', isWrong: false })
  }
  return { note, upload }
}
