import type { ContentField, ContentPicture } from '@reable/contract/content/fields'
import { pictureTypes } from '@reable/contract/pictures/rules'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { Button } from '../../../ui/button/button.tsx'
import fieldStyles from '../../../ui/field/field.module.css'
import { Field, FieldError } from '../../../ui/field/field.tsx'
import { fileError } from '../../../uploads/photo-kind.ts'
import { uploadPhoto } from '../../../uploads/upload-photo.ts'
import { useActions, useTypedField } from '../document/document-context.ts'
import styles from '../pages.module.css'
import { labelOf } from './field-labels.ts'
import { pictureOf } from './typed-document.ts'

type Props = { field: ContentField; picture: ContentPicture; place: string }

/** The field of a picture: the present one, the choice of another photo, and the text alternative. */
export function PictureBox({ field, picture, place }: Props) {
  const { id, ids, error } = useTypedField(place)
  const { note, upload } = useUpload(place)
  return (
    <fieldset className={error ? fieldStyles.wrong : `stack gap-8 ${styles.picture}`}>
      <legend>{labelOf(field)}</legend>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {picture.url && <img src={picture.thumbnail} alt={picture.title} className={styles.shown} />}
      <div className={`wrap gap-8 ${styles.tools}`}>
        <ChoosePhoto id={id} describedBy={error && ids.error} onChoose={upload}>
          {picture.url ? 'Choose another photo' : 'Choose a photo'}
        </ChoosePhoto>
        <RemovePicture picture={picture} place={place} />
      </div>
      <p role="status" className={note?.isError ? fieldStyles.error : `quiet ${fieldStyles.hint}`}>
        {note?.text ?? 'JPEG or PNG, up to 15 MB.'}
      </p>
      <AltText picture={picture} place={place} />
    </fieldset>
  )
}

type ChoosePhotoProps = {
  id: string
  describedBy: string | undefined
  onChoose: (file: File) => void
  children: string
}

/** The button that opens the browser's file dialog. */
function ChoosePhoto({ id, describedBy, onChoose, children }: ChoosePhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onChoose(file)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      <input ref={input} type="file" hidden accept={pictureTypes.join(',')} aria-label="Photo" onChange={chooseFile} />
      <Button
        id={id}
        icon={ImagePlus}
        size="small"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}

/** The button that removes a picture and restores it. */
function RemovePicture({ picture, place }: Omit<Props, 'field'>) {
  const { change } = useActions()
  const [removed, setRemoved] = useState<ContentPicture>()
  const setPicture = ({ url, thumbnail }: Omit<ContentPicture, 'title'>) =>
    change(place, (before) => ({ ...pictureOf(before), url, thumbnail }))
  const remove = () => {
    setRemoved(picture)
    setPicture({ url: '', thumbnail: '' })
  }
  if (!picture.url && !removed) return null
  return (
    <Button size="small" variant="quiet" onClick={picture.url || !removed ? remove : () => setPicture(removed)}>
      {picture.url ? 'Take it away' : 'Put it back'}
    </Button>
  )
}

/** The text alternative, for people who cannot see the picture. */
function AltText({ picture, place }: Omit<Props, 'field'>) {
  const { change, idOf } = useActions()
  const id = idOf(`${place}-seen`)
  const ids: ComponentProps<typeof Field>['ids'] = {
    hint: `${id}-hint`,
    error: `${id}-fault`,
    disabledReason: `${id}-not-yet`,
  }
  return (
    <Field
      {...{ id, ids }}
      label="What is seen on it"
      hint="Read out to whoever cannot see it. Empty: it only decorates."
      error={undefined}
    >
      <input
        id={id}
        type="text"
        aria-describedby={ids.hint}
        value={picture.title}
        onChange={({ target: { value } }) => change(place, (before) => ({ ...pictureOf(before), title: value }))}
        className={fieldStyles.box}
      />
    </Field>
  )
}

type Note = { text: string; isError: boolean }

/** Uploads a photo, as listings do, and sets it at its place. `note` is the progress, or the reason of a failure. */
function useUpload(place: string) {
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
